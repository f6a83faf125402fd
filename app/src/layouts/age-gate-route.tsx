import { AgeGate } from '@fanlight/components/layouts/age-gate';
import { useState } from 'react';

const key = 'isOfAge';

/** If the storage is unavailable, the age gate appears again on the next visit. */
function isAccepted(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

/** Requires a confirmation of the age once, if the settings say so; declining leaves the site. */
export function AgeGateRoute({ content }: { content: string }) {
  const [isOpen, setOpen] = useState(() => !isAccepted());
  const accept = () => {
    setOpen(false);
    try {
      localStorage.setItem(key, 'true');
    } catch {
      // The age gate appears again on the next visit.
    }
  };
  return (
    <AgeGate open={isOpen} content={content} onAccept={accept} onDecline={() => location.replace('about:blank')} />
  );
}
