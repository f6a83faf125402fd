const name = 'registrationKey';

/** Stores the proof that this device registered an account, until its email address is confirmed. */
export function storeRegistrationKey(key: string): void {
  try {
    localStorage.setItem(name, key);
  } catch {
    // If the storage is unavailable, the user has to log in after the confirmation.
  }
}

/** Returns the key of the latest account that was registered on this device. */
export function readRegistrationKey(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function removeRegistrationKey(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // If the storage is unavailable, there is no key.
  }
}
