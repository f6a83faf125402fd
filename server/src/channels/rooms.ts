/** The members of each channel. */
export interface Rooms<Member> {
  join(member: Member, channel: string): void;
  leave(member: Member, channel: string): void;
  leaveAll(member: Member): void;
  /** Returns a copy of the current members of a channel. */
  membersOf(channel: string): readonly Member[];
}

/** Creates rooms in memory, for the connections of one process. */
export function createRooms<Member>(): Rooms<Member> {
  const members = new Map<string, Set<Member>>();
  const channels = new Map<Member, Set<string>>();
  const remove = <Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value) => {
    const values = map.get(key);
    values?.delete(value);
    if (values?.size === 0) map.delete(key);
  };
  const add = <Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value) => {
    const values = map.get(key) ?? new Set();
    map.set(key, values.add(value));
  };
  const leave = (member: Member, channel: string) => {
    remove(members, channel, member);
    remove(channels, member, channel);
  };
  return {
    join(member, channel) {
      add(members, channel, member);
      add(channels, member, channel);
    },
    leave,
    leaveAll(member) {
      for (const channel of channels.get(member) ?? []) leave(member, channel);
    },
    membersOf: (channel) => [...(members.get(channel) ?? [])],
  };
}
