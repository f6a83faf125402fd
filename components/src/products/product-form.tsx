import {
  createProductAltMaxLength,
  createProductDescriptionMaxLength,
  createProductTitleMaxLength,
} from '@fanlight/sdk/bounds';
import type { Product, ProductType } from '@fanlight/sdk/models';
import { Download, ImageIcon, Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { acceptedTypes, FormFileField, formatSize, maxBytes, UploadFooter } from '../content/index.ts';
import {
  Box,
  Field,
  Flex,
  FormError,
  Grid,
  Icon,
  OptionTiles,
  styled,
  Text,
  TextArea,
  TextInput,
} from '../primitives/index.ts';
import { type ProductDraftOptions, type ProductDraftState, priceBounds, useProductDraft } from './use-product-draft.ts';

const types: readonly ProductType[] = ['digital', 'physical'];
const icons = { digital: Download, physical: Package } as const;

export interface ProductFormProps extends ProductDraftOptions {
  cancelHref: string;
}

/** The choice of the type. The type of an existing product cannot change, so it is only named. */
function TypeField({ draft, isFixed }: { draft: ProductDraftState; isFixed: boolean }) {
  const { t } = useTranslation('store');
  const { type, form } = draft;
  if (isFixed)
    return (
      <Flex gap="3" align="center" color="fg.muted">
        <Icon icon={icons[type]} />
        <Text tone="muted">{t(`form.typeFixed.${type}`)}</Text>
      </Flex>
    );
  return (
    <OptionTiles
      label={t('form.type.label')}
      options={types.map((value) => ({
        value,
        label: t(`form.type.${value}`),
        help: t(`form.type.${value}Help`),
        icon: icons[value],
      }))}
      value={type}
      onChange={(value) => form.setValue('type', value, { shouldDirty: true })}
    />
  );
}

interface FilesProps {
  draft: ProductDraftState;
  initial: Product | undefined;
}

/** The fields for the picture and its alternative text. */
function PictureFields({ draft, initial }: FilesProps) {
  const { t } = useTranslation('store');
  const { form, fields, files, hasPicture } = draft;
  const { image } = initial ?? {};
  return (
    <>
      <FormFileField
        name="image"
        files={files}
        label={t('form.picture')}
        help={t('form.pictureHelp')}
        accept={acceptedTypes.photo}
        maxBytes={maxBytes.photo}
        current={image ? { name: t('form.currentPicture'), url: image.thumbnailUrl, icon: ImageIcon } : null}
      />
      {hasPicture && (
        <Field label={t('form.alt')} help={t('form.altHelp')} error={form.formState.errors.alt?.message} optional>
          <TextInput {...fields.alt} maxLength={createProductAltMaxLength} />
        </Field>
      )}
    </>
  );
}

/** The field for the file that buyers download. */
function DownloadField({ draft, initial }: FilesProps) {
  const { t, i18n } = useTranslation('store');
  const file = initial?.file;
  const current = file && {
    ...{ name: file.fileName, detail: formatSize(file.size, i18n.language) },
    ...{ icon: Download, help: t('form.replaceFile') },
  };
  return (
    <FormFileField
      name="file"
      files={draft.files}
      label={t('form.file')}
      help={t('form.fileHelp')}
      accept={acceptedTypes.download}
      maxBytes={maxBytes.download}
      current={current ?? null}
    />
  );
}

/** The fields for the price, and for the stock of a product that is sent. */
function PriceFields({ draft }: { draft: ProductDraftState }) {
  const { t } = useTranslation('store');
  const { form, fields, type } = draft;
  const { errors } = form.formState;
  return (
    <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
      <Field label={t('form.price')} help={t('form.priceHelp', priceBounds)} error={errors.price?.message}>
        <TextInput {...fields.price} inputMode="decimal" autoComplete="off" start={<Box aria-hidden>$</Box>} />
      </Field>
      {type === 'physical' && (
        <Field label={t('form.stock')} help={t('form.stockHelp')} error={errors.stock?.message}>
          <TextInput {...fields.stock} inputMode="numeric" autoComplete="off" />
        </Field>
      )}
    </Grid>
  );
}

/** The form that creates or edits a product. After an error of the server it keeps its input and its files. */
export function ProductForm({ cancelHref, ...options }: ProductFormProps) {
  const { t } = useTranslation('store');
  const draft = useProductDraft(options);
  const { initial } = options;
  const { form, fields, files, type, send } = draft;
  const { errors } = form.formState;
  return (
    <styled.form onSubmit={send} noValidate display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <TypeField draft={draft} isFixed={initial !== undefined} />
      <Field
        label={t('form.name')}
        error={errors.title?.message}
        aside={`${form.watch('title').length}/${createProductTitleMaxLength}`}
      >
        <TextInput {...fields.title} maxLength={createProductTitleMaxLength} autoComplete="off" />
      </Field>
      <PictureFields draft={draft} initial={initial} />
      <Field
        label={t('form.description')}
        help={t('form.descriptionHelp')}
        error={errors.description?.message}
        aside={`${form.watch('description').length}/${createProductDescriptionMaxLength}`}
        optional
      >
        <TextArea {...fields.description} rows={5} maxLength={createProductDescriptionMaxLength} />
      </Field>
      <PriceFields draft={draft} />
      {type === 'digital' && <DownloadField draft={draft} initial={initial} />}
      <FormError message={errors.root?.message} />
      <UploadFooter
        progress={files.progress}
        onCancelUpload={files.cancel}
        cancelHref={cancelHref}
        submitLabel={initial ? t('form.save') : t('form.publish')}
        isSubmitting={form.formState.isSubmitting}
      />
    </styled.form>
  );
}
