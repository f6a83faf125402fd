import { formatCount } from '@fanlight/sdk/format';
import type { Product } from '@fanlight/sdk/models';
import { Bookmark, Download, Ellipsis, Eye, Heart, Package, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountWithIcon } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import {
  Badge,
  Flex,
  IconButton,
  Menu,
  Price,
  RelativeTime,
  Stack,
  Text,
  TextLink,
  Thumbnail,
} from '../primitives/index.ts';
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
  const { t, i18n } = useTranslation('store');
  const { _id, title, type, price, stock, image, createdAt, totalLikes, totalBookmarks } = product;
  const label = t('menu', { title });
  const reactions = [
    { icon: Heart, kind: 'likes', count: totalLikes },
    { icon: Bookmark, kind: 'bookmarks', count: totalBookmarks },
  ] as const;
  return (
    <Flex gap="3" align="center" minH="80px" py="3">
      <Thumbnail size="sm" url={image?.thumbnailUrl} icon={type === 'digital' ? Download : Package} />
      <Flex
        flex="1"
        minW="0"
        direction={{ base: 'column', md: 'row' }}
        align={{ md: 'center' }}
        justify="space-between"
        columnGap="4"
        rowGap="1"
      >
        <Stack minW="0" gap="1">
          <TextLink to={paths.creatorProduct(_id)} quiet fontWeight="medium" lineClamp={{ base: 2, md: 1 }}>
            {title}
          </TextLink>
          <Flex
            columnGap="3"
            rowGap="1"
            align="center"
            wrap="wrap"
            color="fg.subtle"
            fontSize="xs"
            fontVariantNumeric="tabular-nums"
          >
            <Badge>{t(`type.${type}`)}</Badge>
            {stock !== null && <Stock stock={stock} />}
            <RelativeTime at={createdAt} />
            {reactions.map(({ icon, kind, count }) => {
              const shown = formatCount(count, i18n.language);
              return <CountWithIcon key={kind} icon={icon} text={t(kind, { count, shown })} shown={shown} />;
            })}
          </Flex>
        </Stack>
        <Text as="span" flexShrink="0">
          <Price amount={price} fontWeight="semibold" />
        </Text>
      </Flex>
      <Menu
        label={label}
        align="end"
        trigger={(props) => <IconButton {...props} icon={Ellipsis} label={label} />}
        entries={[
          { kind: 'link', label: t('edit'), icon: Pencil, href: paths.creatorProduct(_id) },
          { kind: 'link', label: t('view'), icon: Eye, href: paths.product(_id) },
          { kind: 'action', label: t('delete'), icon: Trash2, danger: true, onSelect: () => onDelete(product) },
        ]}
      />
    </Flex>
  );
}
