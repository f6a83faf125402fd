import { Text } from '../text/index.ts';

/** An error of the whole form; screen readers announce it when it appears. */
export function FormError({ message }: { message?: string | undefined }) {
  return message ? (
    <Text role="alert" tone="danger" bg="danger.wash" borderRadius="control" px="4" py="3">
      {message}
    </Text>
  ) : null;
}
