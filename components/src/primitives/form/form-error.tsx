import { Text } from '../text/index.ts';

/** The error of a whole form. Screen readers announce it when it appears. */
export function FormError({ message }: { message?: string | undefined }) {
  return message ? (
    <Text role="alert" tone="danger" bg="danger.wash" borderRadius="control" px="4" py="3">
      {message}
    </Text>
  ) : null;
}
