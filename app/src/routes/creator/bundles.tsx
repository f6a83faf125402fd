import { BundlesForm, type BundlesFormProps } from '@fanlight/components/performers';
import {
  updateMyPerformerQuarterlyPercentOffMaximum as maximum,
  updateMyPerformerQuarterlyPercentOffMinimum as minimum,
} from '@fanlight/sdk/bounds';
import { useUpdateMyPerformer } from '@fanlight/sdk/hooks';
import type { MyPerformer } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../../failures.ts';

export interface BundlesProps extends Pick<BundlesFormProps, 'countSubscribers'> {
  performer: MyPerformer;
}

/** The discounts of subscriptions of 3 and 6 months (rule M7). */
export function Bundles({ performer, countSubscribers }: BundlesProps) {
  const { t } = useTranslation('common');
  const update = useUpdateMyPerformer();
  const { monthlyPrice, quarterlyPercentOff = null, halfYearlyPercentOff = null } = performer;
  const initial = { quarterly: quarterlyPercentOff, 'half-yearly': halfYearlyPercentOff };
  return (
    <BundlesForm
      key={JSON.stringify(initial)}
      monthlyPrice={monthlyPrice}
      initial={initial}
      minimum={minimum}
      maximum={maximum}
      countSubscribers={countSubscribers}
      submit={async (values) => {
        const data = { quarterlyPercentOff: values.quarterly, halfYearlyPercentOff: values['half-yearly'] };
        try {
          await update.mutateAsync({ data });
          return { ok: true };
        } catch (error) {
          return toFormResult(error, [], t, 'common:errors.tryAgainLater');
        }
      }}
    />
  );
}
