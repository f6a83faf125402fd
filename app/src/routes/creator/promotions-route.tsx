import { paths } from '@fanlight/components/paths';
import { ConfirmDialog, showToast } from '@fanlight/components/primitives';
import { PromotionDialog, PromotionsScreen } from '@fanlight/components/promotions';
import {
  createPromotionFreeDaysMaximum,
  createPromotionFreeDaysMinimum,
  createPromotionMaxUsesMaximum,
  createPromotionMaxUsesMinimum,
  createPromotionPercentOffMaximum,
  createPromotionPercentOffMinimum,
} from '@fanlight/sdk/bounds';
import {
  getListMyPromotionsInfiniteQueryOptions,
  useCreatePromotion,
  useEndPromotion,
  useListMyPromotionsInfinite,
} from '@fanlight/sdk/hooks';
import type { Promotion } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../copy-text.ts';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { showFailure, toFormResult } from '../../failures.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useServices } from '../../services.ts';
import { useMe } from '../../session/session.ts';

const page = { limit: 20 };

const bounds = {
  percentOff: { minimum: createPromotionPercentOffMinimum, maximum: createPromotionPercentOffMaximum },
  freeDays: { minimum: createPromotionFreeDaysMinimum, maximum: createPromotionFreeDaysMaximum },
  maxUses: { minimum: createPromotionMaxUsesMinimum, maximum: createPromotionMaxUsesMaximum },
};

const fields = ['kind', 'percentOff', 'freeDays', 'maxUses'] as const;

export function prefetch({ queryClient }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListMyPromotionsInfiniteQueryOptions(page));
}

/**
 * `/creator/promotions`: the performer's promotions and trial links. `?dialog=new` opens the form, `?dialog=delete&item=`
 * the confirmation that ends a promotion.
 */
export function Component() {
  const { t } = useTranslation(['promotions', 'common']);
  const { t: tCommon } = useTranslation('common');
  const { origin } = useServices();
  const me = useMe();
  const dialog = useDialog();
  const { list, onLoadMore } = toListLoadable<Promotion>(useListMyPromotionsInfinite(page));
  const create = useCreatePromotion();
  const end = useEndPromotion();
  const copy = async ({ code }: Promotion) => {
    const link = `${origin}${paths.profile(me?.username ?? me?._id ?? '')}?offer=${code}`;
    const isCopied = await copyText(link, t('copied'));
    if (!isCopied) showToast({ text: t('notCopied', { link }), tone: 'danger' });
  };
  const endingId = dialog.name === 'delete' ? dialog.get('item') : null;
  return (
    <>
      <PromotionsScreen
        promotions={list}
        onNew={() => dialog.open({ dialog: 'new' })}
        onCopy={(promotion) => void copy(promotion)}
        onEnd={({ _id }) => dialog.open({ dialog: 'delete', item: _id })}
        onLoadMore={onLoadMore}
      />
      {dialog.name === 'new' && (
        <PromotionDialog
          open
          onClose={dialog.close}
          bounds={bounds}
          submit={async (data) => {
            try {
              await create.mutateAsync({ data });
              dialog.close();
              showToast({ text: t('form.created'), tone: 'success' });
              return { ok: true };
            } catch (error) {
              return toFormResult(error, fields, tCommon, 'common:errors.tryAgainLater');
            }
          }}
        />
      )}
      {endingId && (
        <ConfirmDialog
          open
          title={t('endTitle')}
          description={t('endText')}
          cancelLabel={t('keep')}
          confirmLabel={t('end')}
          isBusy={end.isPending}
          onConfirm={() =>
            end.mutate(
              { id: endingId },
              {
                onSuccess: () => {
                  dialog.close();
                  showToast({ text: t('ended'), tone: 'success' });
                },
                onError: (error) => showFailure(error, tCommon),
              },
            )
          }
          onClose={dialog.close}
        />
      )}
    </>
  );
}
