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
import type { FileProcessing } from '@fanlight/sdk/models';
import { GripVertical } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, IconButton, Stack } from '../primitives/index.ts';
import { DraftFileRow, type DraftFileRowProps } from './draft-file-row.tsx';
import type { DraftFile } from './draft-files.ts';
import type { DraftFilesState } from './use-draft-files.ts';

export interface DraftFileListProps {
  draft: DraftFilesState;
  /** The processing states of files on the server, by file id. */
  processing: ReadonlyMap<string, FileProcessing>;
}

/** Returns the texts for screen readers while a file is moved. */
function useAnnouncements(files: readonly DraftFile[]): Announcements {
  const { t } = useTranslation('feeds');
  const total = files.length;
  // The first `over` is the file's own place. Announcing it would replace the announcement of the start.
  const hasMoved = useRef(false);
  const indexOf = (id: UniqueIdentifier) => files.findIndex(({ key }) => key === id);
  const nameOf = (id: UniqueIdentifier) =>
    t(`form.file.${files[indexOf(id)]?.kind ?? 'photo'}`, { number: indexOf(id) + 1 });
  const say = (what: 'picked' | 'over' | 'dropped', id: UniqueIdentifier, place: UniqueIdentifier) =>
    t(`form.drag.${what}`, { file: nameOf(id), position: indexOf(place) + 1, total });
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
    onDragCancel: ({ active }) => t('form.drag.cancelled', { file: nameOf(active.id) }),
  };
}

/** A row with a handle by which it is dragged, or moved with the keyboard. */
function SortableRow({ canDrag, ...props }: Omit<DraftFileRowProps, 'handle'> & { canDrag: boolean }) {
  const { t } = useTranslation('feeds');
  const { file, number } = props;
  const sortable = useSortable({ id: file.key, attributes: { roleDescription: t('form.drag.role') } });
  const { attributes, listeners, transform, transition, isDragging } = sortable;
  const handle = canDrag && (
    <IconButton
      ref={sortable.setActivatorNodeRef}
      icon={GripVertical}
      label={t('form.drag.handle', { file: t(`form.file.${file.kind}`, { number }) })}
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
      <DraftFileRow {...props} handle={handle} />
    </Box>
  );
}

/** The files of a post in their order, which is changed by dragging, with the keyboard, or with buttons. */
export function DraftFileList({ draft, processing }: DraftFileListProps) {
  const { t } = useTranslation('feeds');
  const { files } = draft;
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useAnnouncements(files);
  const end = ({ active, over }: DragEndEvent) => {
    const from = files.findIndex(({ key }) => key === active.id);
    const to = files.findIndex(({ key }) => key === over?.id);
    const file = files[from];
    if (file && to >= 0 && to !== from) draft.move(file, to - from);
  };
  return (
    <DndContext
      // By default, the id is a counter, which differs between the server and the browser.
      id={useId()}
      sensors={sensors}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('form.drag.instructions') } }}
      onDragEnd={end}
    >
      <SortableContext items={files.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <Stack gap="3">
          {files.map((file, index) => (
            <SortableRow
              key={file.key}
              file={file}
              canDrag={files.length > 1}
              number={index + 1}
              isLast={index === files.length - 1}
              processing={file.file && processing.get(file.file._id)}
              onDescribe={(alt) => draft.describe(file, alt)}
              onMove={(by) => draft.move(file, by)}
              onRemove={() => draft.remove(file.key)}
              onRetry={() => draft.retry(file)}
            />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}
