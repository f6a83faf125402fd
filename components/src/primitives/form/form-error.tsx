import { Text } from '../text/index.ts';

/** What went wrong with the form as a whole; read out when it appears. */
export function FormError({ message }: { message?: string | undefined }) {
  return message ? (
    <Text role="alert" tone="danger" bg="danger.wash" borderRadius="control" px="4" py="3">
      {message}
    </Text>
  ) : null;
}
