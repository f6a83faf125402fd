import type { Product } from '@fanlight/sdk/models';
import { Bookmark, Download, Eye, Heart, Package, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountWithIcon, CreatorRow } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { Badge, Price, RelativeTime, Text } from '../primitives/index.ts';
import { lowStock } from './low-stock.ts';

export interface CreatorProductRowProps {
  product: Product;
  onDelete: (product: Product) => void;
}

/** The stock of a product that is sent. A low stock and a product that is sold out stand out. */
function Stock({ stock }: { stock: number }) {
  const { t } = useTranslation('store');
  if (stock === 0) return <Badge tone="danger">{t('stock.soldOut')}</Badge>;
  if (stock <= lowStock) return <Badge tone="notice">{t('stock.few', { count: stock })}</Badge>;
  return <span>{t('stock.many', { count: stock })}</span>;
}

/** A row in the list of a performer's own products: picture, title, price, stock, reactions and actions. */
export function CreatorProductRow({ product, onDelete }: CreatorProductRowProps) {
  const { t } = useTranslation('store');
  const { _id, title, type, price, stock, image, createdAt, totalLikes, totalBookmarks } = product;
  return (
    <CreatorRow
      picture={{ url: image?.thumbnailUrl, icon: type === 'digital' ? Download : Package }}
      title={title}
      href={paths.creatorProduct(_id)}
      details={
        <>
          <Badge>{t(`type.${type}`)}</Badge>
          {stock !== null && <Stock stock={stock} />}
          <RelativeTime at={createdAt} />
          <CountWithIcon icon={Heart} count={totalLikes} textOf={(values) => t('likes', values)} />
          <CountWithIcon icon={Bookmark} count={totalBookmarks} textOf={(values) => t('bookmarks', values)} />
        </>
      }
      aside={
        <Text as="span" flexShrink="0">
          <Price amount={price} fontWeight="semibold" />
        </Text>
      }
      menu={{
        label: t('menu', { title }),
        entries: [
          { kind: 'link', label: t('edit'), icon: Pencil, href: paths.creatorProduct(_id) },
          { kind: 'link', label: t('view'), icon: Eye, href: paths.product(_id) },
          { kind: 'action', label: t('delete'), icon: Trash2, danger: true, onSelect: () => onDelete(product) },
        ],
      }}
    />
  );
}
