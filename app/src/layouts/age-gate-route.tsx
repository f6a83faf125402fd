import { AgeGate } from '@fanlight/components/layouts/age-gate';
import { useState } from 'react';

const key = 'isOfAge';

/** Whether the visitor has confirmed the age. If the storage is unavailable, the age gate appears on every visit. */
function isAccepted(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

/** If the settings require it, asks the visitor once to confirm the age. A visitor who declines leaves the site. */
export function AgeGateRoute({ content }: { content: string }) {
  const [isOpen, setOpen] = useState(() => !isAccepted());
  const accept = () => {
    setOpen(false);
    try {
      localStorage.setItem(key, 'true');
    } catch {
      // If the storage is unavailable, the age gate appears again on the next visit.
    }
  };
  return (
    <AgeGate open={isOpen} content={content} onAccept={accept} onDecline={() => location.replace('about:blank')} />
  );
}
