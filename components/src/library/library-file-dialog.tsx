import { formatDate } from '@fanlight/sdk/format';
import type { LibraryFile, LibraryUse } from '@fanlight/sdk/models';
import { ExternalLink, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileState, formatSize } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import {
  Button,
  buttonRecipe,
  Dialog,
  Flex,
  formatDuration,
  Heading,
  Icon,
  Media,
  Stack,
  styled,
  Text,
  TextLink,
} from '../primitives/index.ts';
import { kindIcons, useFileName } from './file-texts.ts';

export interface LibraryFileDialogProps {
  file: LibraryFile;
  /** Asks whether to delete the file. Only an unused file can be deleted. */
  onDelete: () => void;
  onClose: () => void;
}

const OpenLink = styled('a', buttonRecipe, { displayName: 'OpenLink' });

/** The pages that edit the items that use a file. */
const pathOf: Record<LibraryUse['objectType'], (id: string) => string> = {
  feed: paths.creatorPost,
  photo: (id) => paths.creatorPhoto(id),
  video: paths.creatorVideo,
  reel: paths.creatorReel,
  story: paths.creatorStory,
  product: paths.creatorProduct,
};

function Picture({ file, name }: { file: LibraryFile; name: string }) {
  const src = file.kind === 'photo' ? (file.url ?? file.thumbnailUrl) : file.thumbnailUrl;
  const ratio = Math.max(file.width / file.height, 1);
  if (src) return <Media src={src} alt={name} ratio={ratio} preview={file.preview} fit="contain" priority />;
  return (
    <Flex align="center" justify="center" minH="120px" bg="bg.raised" borderRadius="card">
      <Icon icon={kindIcons[file.kind]} size={32} />
    </Flex>
  );
}

function Use({ use }: { use: LibraryUse }) {
  const { t } = useTranslation('library');
  const text = use.title || t('untitled');
  const type = t(`type.${use.objectType}`);
  return (
    <styled.li py="1" overflowWrap="anywhere">
      {use.isDeleted ? (
        <Text as="span" tone="muted">
          {t('deletedUse', { type, title: text })}
        </Text>
      ) : (
        <TextLink to={pathOf[use.objectType](use.objectId)}>{t('use', { type, title: text })}</TextLink>
      )}
    </styled.li>
  );
}

/** The items that use a file, or the time for which it is kept unused (rule F4). */
function Uses({ file }: { file: LibraryFile }) {
  const { t, i18n } = useTranslation('library');
  const { uses, totalUses, expiresAt } = file;
  const date = expiresAt && formatDate(expiresAt, i18n.language);
  return (
    <Stack gap="1">
      <Heading level={3} size="label">
        {totalUses > 0 ? t('usedBy', { count: totalUses }) : t('unused')}
      </Heading>
      {totalUses === 0 && <Text tone="muted">{date ? t('expires', { date }) : t('keptUntilDeleted')}</Text>}
      {uses.length > 0 && (
        <styled.ul listStyleType="none">
          {uses.map((use) => (
            <Use key={`${use.objectType}-${use.objectId}`} use={use} />
          ))}
        </styled.ul>
      )}
      {totalUses > uses.length && <Text tone="muted">{t('moreUses', { count: totalUses - uses.length })}</Text>}
      {totalUses > 0 && <Text tone="muted">{t('deleteHelp')}</Text>}
    </Stack>
  );
}

/** The details of a file of the media library: what it is, where it is used, and its deletion. */
export function LibraryFileDialog({ file, onDelete, onClose }: LibraryFileDialogProps) {
  const { t, i18n } = useTranslation('library');
  const name = useFileName()(file);
  const { kind, size, width, height, duration, createdAt, status, reason, url, totalUses } = file;
  const facts = [
    t(`kind.${kind}`),
    formatSize(size, i18n.language),
    kind !== 'audio' && status === 'ready' && t('pixels', { width, height }),
    duration !== null && formatDuration(duration),
    t('uploadedOn', { date: formatDate(createdAt, i18n.language, { dateStyle: 'medium' }) }),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      footer={
        <>
          {totalUses === 0 && (
            <Button variant="quiet" icon={Trash2} onClick={onDelete}>
              {t('delete')}
            </Button>
          )}
          {url && (
            <OpenLink variant="outline" href={url} target="_blank" rel="noreferrer">
              <Icon icon={ExternalLink} size={18} />
              {t('open')}
            </OpenLink>
          )}
        </>
      }
    >
      <Stack gap="4">
        <Picture file={file} name={name} />
        <Text tone="muted" size="sm" fontVariantNumeric="tabular-nums">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        {status !== 'ready' && (
          <Flex gap="2" align="center" wrap="wrap">
            <FileState status={status} reason={reason} />
          </Flex>
        )}
        <Uses file={file} />
      </Stack>
    </Dialog>
  );
}
