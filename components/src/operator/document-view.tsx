import type { PerformerDocument } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Box, Button, Flex, Skeleton, styled, Text } from '../primitives/index.ts';

/** A document that an operator has opened. `url` is an object URL, which exists only in this page. */
export type OpenedDocument =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; url: string; isImage: boolean };

export interface DocumentViewProps {
  document: PerformerDocument;
  /** Undefined until the operator opens the document. */
  opened: OpenedDocument | undefined;
  /** The e-mail address of the operator, which is written across the image. */
  watermark: string;
  /** Opens the document. Each view is recorded. */
  onOpen: () => void;
}

/** The lines of the watermark, which cover the image in every size. */
const lines = ['first', 'second', 'third', 'fourth'];

function Watermark({ text }: { text: string }) {
  return (
    <Flex
      position="absolute"
      inset="0"
      direction="column"
      justify="space-around"
      align="center"
      overflow="hidden"
      pointerEvents="none"
      aria-hidden
    >
      {lines.map((line) => (
        <Text
          key={line}
          transform="rotate(-20deg)"
          fontWeight="semibold"
          whiteSpace="nowrap"
          bg="locked.scrim"
          color="locked.fg"
          px="2"
        >
          {text}
        </Text>
      ))}
    </Flex>
  );
}

/** An identity document. It is loaded only when the operator opens it, because each view is recorded (rule P7). */
export function DocumentView({ document, opened, watermark, onOpen }: DocumentViewProps) {
  const { t } = useTranslation('operator');
  const name = t(`performers.document.${document.type}`);
  return (
    <Box as="section" aria-label={name} aria-busy={opened?.state === 'loading' || undefined} minW="0">
      <Text fontWeight="semibold" mb="2">
        {name}
      </Text>
      {opened?.state === 'loading' && <Skeleton h="240px" />}
      {opened?.state === 'ready' && opened.isImage && (
        <Box position="relative">
          <styled.img src={opened.url} alt={name} w="full" borderRadius="control" />
          <Watermark text={watermark} />
        </Box>
      )}
      {opened?.state === 'ready' && !opened.isImage && (
        <styled.a
          href={opened.url}
          target="_blank"
          rel="noreferrer"
          color="fg.link"
          display="inline-flex"
          alignItems="center"
          minH="target"
        >
          {t('performers.openPdf')}
        </styled.a>
      )}
      {opened?.state === 'failed' && <Text role="alert">{t('performers.documentFailed')}</Text>}
      {(!opened || opened.state === 'failed') && (
        <Button variant="outline" wraps onClick={onOpen} aria-label={`${t('performers.open')}: ${name}`}>
          {t('performers.open')}
        </Button>
      )}
    </Box>
  );
}
