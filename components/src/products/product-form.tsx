import {
  createProductAltMaxLength,
  createProductDescriptionMaxLength,
  createProductTitleMaxLength,
} from '@fanlight/sdk/bounds';
import type { Product, ProductType } from '@fanlight/sdk/models';
import { Download, Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormFooter } from '../content/index.ts';
import {
  Box,
  Button,
  ButtonLink,
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
import { formatSize } from './format-size.ts';
import { ProductFileField } from './product-file-field.tsx';
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
  progress: number | undefined;
}

/** The fields for the picture and its alternative text. */
function PictureFields({ draft, initial, progress }: FilesProps) {
  const { t } = useTranslation('store');
  const { form, fields, hasPicture } = draft;
  const { image } = initial ?? {};
  return (
    <>
      <ProductFileField
        name="image"
        draft={draft}
        progress={progress}
        current={image ? { name: t('form.currentPicture'), url: image.thumbnailUrl } : null}
      />
      {hasPicture && (
        <Field label={t('form.alt')} help={t('form.altHelp')} error={form.formState.errors.alt?.message} optional>
          <TextInput {...fields.alt} maxLength={createProductAltMaxLength} />
        </Field>
      )}
    </>
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

/**
 * Returns the progress of each file. The files are sent in one request, the picture first. Undefined when everything is
 * sent and the server checks the files.
 */
function progressOf({ files, type, progress }: ProductDraftState) {
  if (progress === undefined || progress >= 1) return {};
  const imageBytes = files.image?.size ?? 0;
  const fileBytes = type === 'digital' ? (files.file?.size ?? 0) : 0;
  const sent = progress * (imageBytes + fileBytes);
  const fractionOf = (sentBytes: number, bytes: number) => Math.min(1, Math.max(0, sentBytes / Math.max(1, bytes)));
  return { image: fractionOf(sent, imageBytes), file: fractionOf(sent - imageBytes, fileBytes) };
}

/** The buttons of the form. While the files are uploaded, one of them cancels the upload. */
function Footer({ draft, cancelHref, isEdit }: { draft: ProductDraftState; cancelHref: string; isEdit: boolean }) {
  const { t } = useTranslation('store');
  const { form, progress, cancelUpload } = draft;
  const isUploading = progress !== undefined;
  return (
    <FormFooter>
      <Text role="status" tone="muted" size="sm" alignSelf="center" me="auto">
        {isUploading && (progress < 1 ? t('form.uploading') : t('form.checking'))}
      </Text>
      {isUploading && progress < 1 && (
        <Button variant="quiet" onClick={cancelUpload}>
          {t('form.cancelUpload')}
        </Button>
      )}
      {!isUploading && (
        // On phones the back link of the page's header does the same.
        <Box display={{ base: 'none', md: 'block' }}>
          <ButtonLink to={cancelHref} variant="quiet">
            {t('form.cancel')}
          </ButtonLink>
        </Box>
      )}
      <Button type="submit" variant="main" loading={form.formState.isSubmitting}>
        {isEdit ? t('form.save') : t('form.publish')}
      </Button>
    </FormFooter>
  );
}

/** The form that creates or edits a product. After an error of the server it keeps its input and its files. */
export function ProductForm({ cancelHref, ...options }: ProductFormProps) {
  const { t, i18n } = useTranslation('store');
  const draft = useProductDraft(options);
  const { initial } = options;
  const { form, fields, type, send } = draft;
  const { errors } = form.formState;
  const progress = progressOf(draft);
  const file = initial?.file;
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
      <PictureFields draft={draft} initial={initial} progress={progress.image} />
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
      {type === 'digital' && (
        <ProductFileField
          name="file"
          draft={draft}
          progress={progress.file}
          current={file ? { name: file.fileName, detail: formatSize(file.size, i18n.language) } : null}
        />
      )}
      <FormError message={errors.root?.message} />
      <Footer draft={draft} cancelHref={cancelHref} isEdit={initial !== undefined} />
    </styled.form>
  );
}
