import type { MyPerformer } from '@fanlight/sdk/models';
import { FileCheck, FileClock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Box, ButtonLink, Flex, Heading, Icon, Skeleton, Stack, styled, Text } from '../primitives/index.ts';
import { AccountSection } from '../users/index.ts';
import type { DocumentUploadProps } from './document-upload.tsx';
import { type DocumentType, documentTypes } from './identity-values.ts';

/** Loaded later, because most performers have nothing to upload. */
const DocumentUpload = lazy(() =>
  import('./document-upload.tsx').then((module) => ({ default: module.DocumentUpload })),
);

export interface DocumentsSectionProps {
  performer: Pick<MyPerformer, 'status' | 'statusReason' | 'documents'>;
  upload: DocumentUploadProps['submit'];
}

type Status = 'pending' | 'approved' | 'rejected' | 'missing';

const icons = { pending: FileClock, approved: FileCheck };

const statusOf = ({ documents = [] }: DocumentsSectionProps['performer'], wanted: DocumentType): Status =>
  documents.find(({ type }) => type === wanted)?.status ?? 'missing';

/** Whether the operator has still to approve a performer, or has rejected a document (rule P7). */
export const needsDocuments = ({ status, documents = [] }: DocumentsSectionProps['performer']): boolean =>
  status !== 'approved' || documents.some((document) => document.status === 'rejected');

interface DocumentRowProps extends Pick<DocumentsSectionProps, 'upload'> {
  type: DocumentType;
  status: Status;
}

function DocumentRow({ type, status, upload }: DocumentRowProps) {
  const { t } = useTranslation('identity');
  if (status === 'missing' || status === 'rejected')
    return (
      <Suspense fallback={<Skeleton h="220px" />}>
        <DocumentUpload type={type} submit={upload} />
      </Suspense>
    );
  return (
    <Flex gap="3" align="center" p="3" borderRadius="control" bg="bg.raised">
      <Icon icon={icons[status]} />
      <Box minW="0">
        <Text>{t(`documents.${type}`)}</Text>
        <Text size="xs" tone="muted">
          {t(`review.status.${status}`)}
        </Text>
      </Box>
    </Flex>
  );
}

/** The tasks that a performer can do while the operator checks the documents. */
function Meanwhile() {
  const { t } = useTranslation('identity');
  return (
    <Stack gap="2">
      <Heading level={3} size="label">
        {t('review.meanwhile')}
      </Heading>
      <styled.ul display="grid" gap="1" ps="6" m="0" listStyleType="disc" color="fg.muted">
        <li>{t('review.profile')}</li>
        <li>{t('review.posts')}</li>
      </styled.ul>
      <Text tone="muted">{t('review.hidden')}</Text>
      <Box mt="2">
        <ButtonLink to={paths.creatorPostNew()} variant="outline">
          {t('review.prepare')}
        </ButtonLink>
      </Box>
    </Stack>
  );
}

/**
 * The section of the account page about a performer's identity documents: whether the operator is checking them, the
 * reason of a rejection, and fields for the documents that are missing or were rejected.
 */
export function DocumentsSection({ performer, upload }: DocumentsSectionProps) {
  const { t } = useTranslation('identity');
  const statuses = documentTypes.map((type) => ({ type, status: statusOf(performer, type) }));
  const has = (wanted: Status) => statuses.some(({ status }) => status === wanted);
  const state =
    performer.status === 'rejected' || has('rejected') ? 'rejected' : has('missing') ? 'missing' : 'pending';
  const reason =
    performer.statusReason ?? performer.documents?.find(({ status }) => status === 'rejected')?.reason ?? null;
  return (
    <AccountSection id="documents" title={t('documents.title')}>
      <Stack gap="4">
        <Stack role="note" gap="2" bg="notice.wash" borderRadius="control" p="4">
          <Heading level={3} size="label">
            {t(`review.${state}Title`)}
          </Heading>
          {state === 'rejected' && reason && (
            <Text>
              {t('review.reason')} <q>{reason}</q>
            </Text>
          )}
          <Text>{t(`review.${state}Text`)}</Text>
        </Stack>
        {statuses.map(({ type, status }) => (
          <DocumentRow key={type} type={type} status={status} upload={upload} />
        ))}
        {state === 'pending' && <Meanwhile />}
      </Stack>
    </AccountSection>
  );
}
