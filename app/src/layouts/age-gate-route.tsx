import { AgeGate } from '@fanlight/components/layouts/age-gate';
import { useState } from 'react';

const key = 'isOfAge';

/** Storage may be closed to us; then the question comes again on the next visit. */
function isAccepted(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

/** Asks for the age once, when the settings want it; whoever declines leaves the site. */
export function AgeGateRoute({ content }: { content: string }) {
  const [isOpen, setOpen] = useState(() => !isAccepted());
  const accept = () => {
    setOpen(false);
    try {
      localStorage.setItem(key, 'true');
    } catch {
      // Asked again next time.
    }
  };
  return (
    <AgeGate open={isOpen} content={content} onAccept={accept} onDecline={() => location.replace('about:blank')} />
  );
}
