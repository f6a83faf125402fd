import type { Video } from '@fanlight/sdk/models';
import { Eye, Film, Heart, LoaderCircle, MessageCircle, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountWithIcon, CreatorRow } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { Badge, formatDuration, Icon, Price, RelativeTime, Text } from '../primitives/index.ts';

export interface CreatorVideoRowProps {
  video: Video;
  /** The progress of the processing from 0 to 1; undefined if it is not known. */
  progress: number | undefined;
  onDelete: (video: Video) => void;
}

/** The state of a file that is not ready to play, with the progress or the reason of the failure (rule F3). */
function State({ video, progress }: Pick<CreatorVideoRowProps, 'video' | 'progress'>) {
  const { t, i18n } = useTranslation('studio');
  const { status, reason } = video.file;
  if (status === 'ready') return null;
  if (status === 'failed')
    return (
      <>
        <Badge tone="danger">{t('status.failed')}</Badge>
        {reason && (
          <Text as="span" size="xs" tone="danger">
            {reason}
          </Text>
        )}
      </>
    );
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Badge>
      <Icon icon={LoaderCircle} size={14} />
      {progress !== undefined && status === 'processing'
        ? t('processingAt', { percent: percent.format(progress) })
        : t(`status.${status}`)}
    </Badge>
  );
}

/** A row in the list of a performer's own videos: picture, title, state of the file, audience, reactions and actions. */
export function CreatorVideoRow({ video, progress, onDelete }: CreatorVideoRowProps) {
  const { t } = useTranslation(['studio', 'content']);
  const { _id, title, price, audience, file, thumbnail, createdAt, totalViews, totalLikes, totalComments } = video;
  return (
    <CreatorRow
      picture={{ url: thumbnail?.thumbnailUrl ?? file.posterUrl, icon: Film }}
      title={title}
      href={paths.creatorVideo(_id)}
      details={
        <>
          <State video={video} progress={progress} />
          <Badge>{t(`content:audience.${audience}`)}</Badge>
          {file.duration !== null && <span>{formatDuration(file.duration)}</span>}
          <RelativeTime at={createdAt} />
          <CountWithIcon icon={Eye} count={totalViews} textOf={(values) => t('views', values)} />
          <CountWithIcon icon={Heart} count={totalLikes} textOf={(values) => t('likes', values)} />
          <CountWithIcon icon={MessageCircle} count={totalComments} textOf={(values) => t('comments', values)} />
        </>
      }
      aside={
        price !== null && (
          <Text as="span" flexShrink="0">
            <Price amount={price} fontWeight="semibold" />
          </Text>
        )
      }
      menu={{
        label: t('menu', { title }),
        entries: [
          { kind: 'link', label: t('edit'), icon: Pencil, href: paths.creatorVideo(_id) },
          { kind: 'link', label: t('view'), icon: Eye, href: paths.video(_id) },
          { kind: 'action', label: t('delete'), icon: Trash2, danger: true, onSelect: () => onDelete(video) },
        ],
      }}
    />
  );
}
