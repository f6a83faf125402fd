import * as React from 'react';
import type { Command, Reply } from '../protocol.ts';

interface ReplyTextProps {
  /** The command whose reply is shown. */
  of: Command['type'];
  reply: Reply | undefined;
}

/** The reply of the story to a command. */
export function ReplyText({ of, reply }: ReplyTextProps) {
  if (!reply || reply.type === 'example' || reply.of !== of) return null;
  return <p role={reply.type === 'problem' ? 'alert' : 'status'}>{reply.text}</p>;
}
