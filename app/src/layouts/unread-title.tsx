import { useGetUnreadMessageCount, useGetUnreadNotificationCount } from '@fanlight/sdk/hooks';
import { useEffect } from 'react';
import { withUnread } from '../title.ts';

/**
 * Shows the number of unread messages and notifications in the title of the document, also after another page has set
 * its title. It renders nothing. The pages without a header, such as the login, set their titles without these counts,
 * so that their first load does not contain the requests.
 */
export function UnreadTitle() {
  const messages = useGetUnreadMessageCount().data?.total ?? 0;
  const notifications = useGetUnreadNotificationCount().data?.total ?? 0;
  const unread = messages + notifications;
  useEffect(() => {
    const show = () => {
      const title = withUnread(document.title, unread);
      if (title !== document.title) document.title = title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { subtree: true, childList: true });
    return () => {
      observer.disconnect();
      document.title = withUnread(document.title, 0);
    };
  }, [unread]);
  return null;
}
