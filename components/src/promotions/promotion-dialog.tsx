import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  applyFormResult,
  Checkbox,
  ChoiceChips,
  Field,
  FormDialog,
  type FormResult,
  TextInput,
} from '../primitives/index.ts';

/** A new promotion. Only one of `percentOff` and `freeDays` is set. */
export interface PromotionValues {
  kind: 'discount' | 'trial';
  percentOff?: number;
  freeDays?: number;
  /** The end of the last day in the viewer's time zone. */
  endsAt: string;
  maxUses: number;
  isLinkOnly: boolean;
}

interface Draft {
  kind: PromotionValues['kind'];
  percentOff: string;
  freeDays: string;
  lastDay: string;
  maxUses: string;
  isLinkOnly: boolean;
}

type Bounds = {
  minimum: number;
  maximum: number;
};

export interface PromotionDialogProps {
  open: boolean;
  onClose: () => void;
  /** The bounds of the numbers, from the contract. */
  bounds: Record<'percentOff' | 'freeDays' | 'maxUses', Bounds>;
  submit: (values: PromotionValues) => Promise<FormResult<keyof Draft>>;
}

/** Returns the end of a day in the viewer's time zone; undefined if the day is invalid or over. */
function endOf(day: string): string | undefined {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) || end.getTime() <= Date.now() ? undefined : end.toISOString();
}

/** The form for a new promotion or trial link (operation `createPromotion`, rule M13). */
export function PromotionDialog({ open, onClose, bounds, submit }: PromotionDialogProps) {
  const { t } = useTranslation('promotions');
  const { register, control, handleSubmit, setError, watch, formState } = useForm<Draft>({
    defaultValues: { kind: 'discount', percentOff: '20', freeDays: '7', lastDay: '', maxUses: '50', isLinkOnly: false },
  });
  const { errors, isSubmitting } = formState;
  const kind = watch('kind');
  const amount = kind === 'trial' ? 'freeDays' : 'percentOff';
  const isNumber = (name: keyof PromotionDialogProps['bounds']) => (text: string) => {
    const value = Number(text);
    const { minimum, maximum } = bounds[name];
    return (Number.isInteger(value) && value >= minimum && value <= maximum) || t('form.number', bounds[name]);
  };
  const send = handleSubmit(async (draft) => {
    const terms =
      draft.kind === 'trial' ? { freeDays: Number(draft.freeDays) } : { percentOff: Number(draft.percentOff) };
    const { isLinkOnly } = draft;
    const values = {
      kind: draft.kind,
      ...terms,
      endsAt: endOf(draft.lastDay) ?? '',
      maxUses: Number(draft.maxUses),
      isLinkOnly,
    };
    applyFormResult(await submit(values), setError);
  });
  const numberField = (name: keyof PromotionDialogProps['bounds']) => (
    <Field
      key={name}
      label={t(`form.${name}`)}
      help={errors[name] ? undefined : t('form.range', bounds[name])}
      error={errors[name]?.message}
    >
      <TextInput {...register(name, { validate: isNumber(name) })} inputMode="numeric" />
    </Field>
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('form.title')}
      cancelLabel={t('form.cancel')}
      submitLabel={t('form.create')}
      isSubmitting={isSubmitting}
      error={errors.root?.message}
      onSubmit={send}
    >
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <ChoiceChips
            label={t('form.kind')}
            choices={(['discount', 'trial'] as const).map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
            value={field.value}
            onChange={field.onChange}
            error={errors.kind?.message}
          />
        )}
      />
      {numberField(amount)}
      <Field label={t('form.lastDay')} error={errors.lastDay?.message}>
        <TextInput
          type="date"
          {...register('lastDay', { validate: (day) => endOf(day) !== undefined || t('form.lastDayInvalid') })}
        />
      </Field>
      {numberField('maxUses')}
      <Checkbox {...register('isLinkOnly')} label={t('form.linkOnly')} />
    </FormDialog>
  );
}
