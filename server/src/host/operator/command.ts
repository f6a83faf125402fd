import { parseArgs } from 'node:util';
import type { OperatorAccess } from '@fanlight/sdk/models';
import type { Engine } from '../../engine.ts';
import { ApiFailure } from '../../http/failure.ts';

/** A command of `npm run operator`. */
export type OperatorCommand =
  | { name: 'grant'; email: string; access: OperatorAccess }
  | { name: 'revoke' | 'reset-second-factor'; email: string }
  | { name: 'list' };

/** The result of a command, as the command line prints it. */
export interface CommandResult {
  ok: boolean;
  text: string;
  /** The result for scripts (`--json`). */
  data: unknown;
}

/** The command line, parsed. `help` is the text to print instead of a result, and `error` the mistake of the user. */
export interface ParsedCommand {
  command?: OperatorCommand;
  help?: string;
  error?: string;
  isJson: boolean;
}

const helpOf = {
  grant: `npm run operator -- grant EMAIL [--read-only] [--json]

Makes the account with this confirmed e-mail address that of an operator. With --read-only, the operator can look at
everything and change nothing. Repeat the command to change what an operator may do. The operator sets up a second factor
in the account, and then opens /operator.`,
  revoke: `npm run operator -- revoke EMAIL [--json]

The account is no longer that of an operator. It applies immediately, also to open sessions.`,
  'reset-second-factor': `npm run operator -- reset-second-factor EMAIL [--json]

Removes the second factor of any account, for example of a person who has lost the phone and the recovery codes. Make sure
first that the request comes from the owner. The password stays.`,
  list: `npm run operator -- list [--json]

Lists the operators.`,
};

const usage = `npm run operator -- COMMAND [options]

  grant EMAIL [--read-only]    make an account that of an operator
  revoke EMAIL                 end that
  reset-second-factor EMAIL    remove the second factor of an account
  list                         list the operators

  --json   print one JSON object; use it with npm run --silent
  --help   explain the command

The commands use the database of DATABASE_URL, or else the data folder of FANLIGHT_DATA (.data), also while its server
runs. Each change is in the audit log with the name of the user of the shell.`;

const isCommandName = (name: string | undefined): name is keyof typeof helpOf => Object.hasOwn(helpOf, name ?? '');

/** Parses the arguments of `npm run operator`. */
export function parseCommand(args: string[]): ParsedCommand {
  const isJson = args.includes('--json');
  try {
    const options = { json: { type: 'boolean' }, help: { type: 'boolean' }, 'read-only': { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [name, email, ...rest] = positionals;
    if (values.help || !name) return { isJson, help: isCommandName(name) ? helpOf[name] : usage };
    if (!isCommandName(name)) return { isJson, error: `There is no command ${name}.\n\n${usage}` };
    if (name !== 'grant' && values['read-only']) return { isJson, error: '--read-only belongs to grant.' };
    if (name === 'list') return { isJson, command: { name } };
    if (!email || rest.length > 0) return { isJson, error: `${name} needs one e-mail address.\n\n${helpOf[name]}` };
    if (name !== 'grant') return { isJson, command: { name, email } };
    return { isJson, command: { name, email, access: values['read-only'] ? 'read-only' : 'full' } };
  } catch (error) {
    return { isJson, error: `${(error as Error).message}\n\n${usage}` };
  }
}

const mistakes: Record<OperatorCommand['name'], string> = {
  grant: 'No account has this e-mail address. The person has to register first.',
  revoke: 'No operator has this e-mail address.',
  'reset-second-factor': 'No account with a second factor has this e-mail address.',
  list: 'The operators could not be read.',
};

/** Runs a command by the functions of the engine. `by` is the name of the user of the shell. */
export async function runCommand(
  { operators }: Pick<Engine, 'operators'>,
  command: OperatorCommand,
  by: string,
): Promise<CommandResult> {
  const operator = { id: null, shell: `shell:${by}` } as const;
  try {
    switch (command.name) {
      case 'grant': {
        const { email, access } = command;
        await operators.grant(email, access, operator);
        const role = access === 'full' ? 'an operator' : 'a read-only operator';
        return { ok: true, text: `${email} is ${role} now.`, data: { email, access } };
      }
      case 'revoke':
        await operators.revoke(command.email, operator);
        return {
          ok: true,
          text: `${command.email} is no operator any more.`,
          data: { email: command.email, access: null },
        };
      case 'reset-second-factor':
        await operators.resetSecondFactor(command.email, operator);
        return {
          ok: true,
          text: `${command.email} has no second factor any more.`,
          data: { email: command.email, hasSecondFactor: false },
        };
      case 'list': {
        const all = await operators.list();
        const text = all.map(({ email, access }) => `${email} (${access})`).join('\n') || 'There is no operator.';
        return { ok: true, text, data: all };
      }
    }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const isUnconfirmed = error.code === 'EMAIL_NOT_VERIFIED';
    const text = isUnconfirmed ? 'The e-mail address of this account is not confirmed.' : mistakes[command.name];
    return { ok: false, text, data: { code: error.code } };
  }
}
