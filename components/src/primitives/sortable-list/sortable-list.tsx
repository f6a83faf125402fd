import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/index.ts';
import { Box, Stack } from '../layout/index.ts';

export interface SortableListProps<T extends { key: string }> {
  items: readonly T[];
  /** Returns the name of an item in texts, such as "photo 2". */
  nameOf: (item: T, index: number) => string;
  /** Moves an item by a number of positions. */
  onMove: (item: T, by: number) => void;
  /** Renders an item with the handle by which it is moved. A single item has no handle. */
  children: (item: T, index: number, handle: ReactNode) => ReactNode;
}

/** Returns the texts for screen readers while an item is moved. */
function useAnnouncements<T extends { key: string }>({ items, nameOf }: SortableListProps<T>): Announcements {
  const { t } = useTranslation('sorting');
  const total = items.length;
  // The first `over` is the item's own place. Announcing it would replace the announcement of the start.
  const hasMoved = useRef(false);
  const indexOf = (id: UniqueIdentifier) => items.findIndex(({ key }) => key === id);
  const itemName = (id: UniqueIdentifier) => {
    const item = items[indexOf(id)];
    return item ? nameOf(item, indexOf(id)) : '';
  };
  const say = (what: 'picked' | 'over' | 'dropped', id: UniqueIdentifier, place: UniqueIdentifier) =>
    t(what, { file: itemName(id), position: indexOf(place) + 1, total });
  return {
    onDragStart({ active }) {
      hasMoved.current = false;
      return say('picked', active.id, active.id);
    },
    onDragOver({ active, over }) {
      if (!hasMoved.current) {
        hasMoved.current = true;
        return undefined;
      }
      return say('over', active.id, over?.id ?? active.id);
    },
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => t('cancelled', { file: itemName(active.id) }),
  };
}

interface SortableRowProps {
  id: string;
  name: string;
  canDrag: boolean;
  children: (handle: ReactNode) => ReactNode;
}

/** A row with a handle by which it is dragged, or moved with the keyboard. */
function SortableRow({ id, name, canDrag, children }: SortableRowProps) {
  const { t } = useTranslation('sorting');
  const sortable = useSortable({ id, attributes: { roleDescription: t('role') } });
  const { attributes, listeners, transform, transition, isDragging } = sortable;
  const handle = canDrag && (
    <IconButton
      ref={sortable.setActivatorNodeRef}
      icon={GripVertical}
      label={t('handle', { file: name })}
      cursor={isDragging ? 'grabbing' : 'grab'}
      // Otherwise a touch would scroll the page.
      touchAction="none"
      {...attributes}
      {...listeners}
    />
  );
  return (
    <Box
      ref={sortable.setNodeRef}
      position="relative"
      {...(isDragging && { zIndex: 'raised', opacity: '0.8' })}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      {children(handle)}
    </Box>
  );
}

/** A list whose order is changed by dragging, or with the keyboard. */
export function SortableList<T extends { key: string }>(props: SortableListProps<T>) {
  const { items, nameOf, onMove, children } = props;
  const { t } = useTranslation('sorting');
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(props);
  const end = ({ active, over }: DragEndEvent) => {
    const from = items.findIndex(({ key }) => key === active.id);
    const to = items.findIndex(({ key }) => key === over?.id);
    const item = items[from];
    if (item && to >= 0 && to !== from) onMove(item, to - from);
  };
  return (
    <DndContext
      // By default, the id is a counter, which differs between the server and the browser.
      id={useId()}
      sensors={sensors}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('instructions') } }}
      onDragEnd={end}
    >
      <SortableContext items={items.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <Stack gap="3">
          {items.map((item, index) => (
            <SortableRow key={item.key} id={item.key} name={nameOf(item, index)} canDrag={items.length > 1}>
              {(handle) => children(item, index, handle)}
            </SortableRow>
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}
