import { useEffect, useState } from 'react';
import { loadNamespace, localeNames, supportedLocales } from '../../components/src/i18n/index.ts';

/**
 * Returns the message of each error code by language. If both the contract and the app have a message for a code, returns
 * that of the app.
 */
async function readFailures(): Promise<Record<string, string>[]> {
  const messages = supportedLocales.map(async (locale) => {
    const [errors, { failures }] = await Promise.all([
      loadNamespace(locale, 'errors'),
      loadNamespace(locale, 'common'),
    ]);
    return { ...(errors as Record<string, string>), ...(failures as Record<string, string>) };
  });
  return Promise.all(messages);
}

/** A table with the message of each error code in all languages. */
export function ErrorCatalogue() {
  const [messages, setMessages] = useState<Record<string, string>[]>([]);
  useEffect(() => {
    readFailures().then(setMessages);
  }, []);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Code</th>
          {supportedLocales.map((locale) => (
            <th key={locale} scope="col">
              {localeNames[locale]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.keys(messages[0] ?? {}).map((code) => (
          <tr key={code}>
            <td>
              <code>{code}</code>
            </td>
            {supportedLocales.map((locale, index) => (
              <td key={locale} lang={locale}>
                {messages[index]?.[code]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
