import { sendMessageTextMaxLength } from '@fanlight/sdk/bounds';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, IconButton, isComposing, styled, Text, TextArea } from '../primitives/index.ts';

export interface MessageComposerProps {
  /** The name of the recipient. */
  name: string;
  onSend: (text: string) => void;
  /** Called when the viewer starts or stops typing, and every few seconds meanwhile. */
  onType: (isTyping: boolean) => void;
}

/** The minimum time between two calls of `onType` while the viewer types (specification of `conversation/type`). */
const typingIntervalMs = 3000;

/** The field for a new message. Enter sends it, and Shift+Enter starts a new line. */
export function MessageComposer({ name, onSend, onType }: MessageComposerProps) {
  const { t } = useTranslation('messages');
  const [text, setText] = useState('');
  const isTyping = useRef(false);
  /** The time of the last call with `true`. */
  const typedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const startTyping = () => {
    typedAt.current = Date.now();
    isTyping.current = true;
    onType(true);
  };
  const stopTyping = () => {
    clearTimeout(timer.current);
    if (isTyping.current) onType(false);
    isTyping.current = false;
  };
  const change = (next: string) => {
    setText(next);
    if (!next.trim()) return stopTyping();
    const leftMs = typedAt.current + typingIntervalMs - Date.now();
    if (leftMs <= 0) return startTyping();
    if (isTyping.current) return;
    // The viewer types again soon after the last message.
    clearTimeout(timer.current);
    timer.current = setTimeout(startTyping, leftMs);
  };
  const send = () => {
    if (!text.trim()) return;
    onSend(text.trim());
    setText('');
    // The event of the message ends the typing for the other participant.
    isTyping.current = false;
    clearTimeout(timer.current);
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const isNearLimit = text.length > sendMessageTextMaxLength - 200;
  return (
    <styled.form
      display="flex"
      alignItems="flex-end"
      gap="2"
      p="3"
      borderTop="1px solid"
      borderColor="border.hairline"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Box flex="1" minW="0">
        <TextArea
          rows={1}
          maxH="30vh"
          aria-label={t('composer.label', { name })}
          placeholder={t('composer.placeholder')}
          maxLength={sendMessageTextMaxLength}
          enterKeyHint="send"
          value={text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={sendByKey}
          onBlur={stopTyping}
        />
        {isNearLimit && (
          <Text size="xs" tone="subtle" textAlign="end">{`${text.length}/${sendMessageTextMaxLength}`}</Text>
        )}
      </Box>
      <IconButton
        type="submit"
        icon={SendHorizontal}
        label={t('composer.send')}
        variant="main"
        aria-disabled={!text.trim() || undefined}
      />
    </styled.form>
  );
}
