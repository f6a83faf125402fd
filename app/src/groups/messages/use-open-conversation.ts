import { paths } from '@fanlight/components/paths';
import { useCreateConversation } from '@fanlight/sdk/hooks';
import type { ConversationSource } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { showFailure } from '../../failures.ts';
import { useLoginFirst } from '../../session/use-login-first.ts';

/** Returns a function that opens the viewer's conversation with a user. Visitors log in first. */
export function useOpenConversation(): {
  open: (source: ConversationSource, userId: string) => void;
  /** Whether a conversation is being opened. */
  isOpening: boolean;
} {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const act = useLoginFirst();
  const { mutate, isPending } = useCreateConversation();
  const open = (source: ConversationSource, sourceId: string) =>
    act(() => {
      if (isPending) return;
      mutate(
        { data: { source, sourceId } },
        {
          onSuccess: ({ _id }) => void navigate(paths.conversation(_id)),
          onError: (error) => showFailure(error, t),
        },
      );
    });
  return { open, isOpening: isPending };
}
