import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A reply other than `250 OK`, such as `421` or `550`. */
export interface SmtpReply {
  code: number;
  text: string;
}

/** A mail server on the loopback interface. It records the mails that it receives. */
export interface TestSmtpServer {
  /** The URL of the mail server, for `SMTP_URL`. */
  url: string;
  /** The mails that were received, as text that was decoded from quoted-printable. */
  messages: string[];
  /** Refuses each connection with this reply. If there is no reply, accepts connections again. */
  refuseConnections(reply: SmtpReply | undefined): void;
  /** Refuses an e-mail address as a recipient from now on. */
  refuseRecipient(address: string, reply: SmtpReply): void;
  stop(): Promise<void>;
}

const toError = ({ code, text }: SmtpReply) => Object.assign(new Error(text), { responseCode: code });

/** Starts a mail server on 127.0.0.1. By default, it has a free port. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const messages: string[] = [];
  const recipients = new Map<string, SmtpReply>();
  let connectionReply: SmtpReply | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(connectionReply && toError(connectionReply)),
    onRcptTo({ address }, _session, done) {
      const reply = recipients.get(address);
      done(reply && toError(reply));
    },
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      // In quoted-printable, a long line is broken by a `=` at its end, and a `=` is written as `=3D`.
      messages.push(Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '='));
      done();
    },
  });
  // Ignores errors, because a client may disconnect early.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await new Promise<void>((resolve, reject) => listening.once('listening', resolve).once('error', reject));
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    messages,
    refuseConnections(reply) {
      connectionReply = reply;
    },
    refuseRecipient: (address, reply) => void recipients.set(address, reply),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
