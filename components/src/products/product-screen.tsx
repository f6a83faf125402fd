import { formatCount } from '@fanlight/sdk/format';
import type { Product } from '@fanlight/sdk/models';
import { Bookmark, Download, Heart, Pencil, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSize, type ItemHandlers, ItemPage, MissingPage, MoreFrom, RichText } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import {
  Avatar,
  Badge,
  Box,
  Button,
  ButtonLink,
  Flex,
  Grid,
  Heading,
  HStack,
  IconButton,
  type Loadable,
  LoadableView,
  Price,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  TextLink,
  usePrice,
  VerifiedMark,
} from '../primitives/index.ts';
import { lowStock } from './low-stock.ts';
import { ProductPicture, productRatio } from './product-card.tsx';

export interface ProductActions extends Pick<ItemHandlers<Product>, 'onLike' | 'onBookmark' | 'onShare'> {
  /** Opens the dialog that buys the product. Visitors must log in first. */
  onBuy: (product: Product) => void;
  onDownload: (product: Product) => void;
}

export interface ProductScreenProps {
  product: Loadable<Product>;
  /** Whether the product does not exist or is hidden from the viewer. */
  isMissing?: boolean;
  actions: ProductActions;
  /** A button that follows the performer. */
  follow?: ReactNode;
  /** Whether the URL of the download is being requested. */
  isDownloading?: boolean;
  /** Other products of the performer: a `ProductList`. */
  similar?: ReactNode;
  homeHref: string;
}

function Seller({ performer, follow }: Pick<Product, 'performer'> & Pick<ProductScreenProps, 'follow'>) {
  return (
    <Flex gap="3" align="center">
      <Avatar name={performer.name} src={performer.avatar} decorative />
      <HStack gap="1" minW="0">
        <TextLink to={paths.profile(performer.username ?? performer._id)} quiet standalone fontWeight="semibold">
          {performer.name}
        </TextLink>
        {performer.isVerified && <VerifiedMark />}
      </HStack>
      {follow}
    </Flex>
  );
}

/** The stock of a product that is sent, or how a file is delivered and its size. */
function Delivery({ product }: { product: Product }) {
  const { t, i18n } = useTranslation('products');
  const { type, stock, file } = product;
  if (type === 'digital')
    return (
      <Text tone="muted">
        {t('digitalNote')}
        {file && ` ${file.fileName} · ${formatSize(file.size, i18n.language)}`}
      </Text>
    );
  if (stock === null || stock === 0) return null;
  return <Text tone={stock <= lowStock ? 'default' : 'muted'}>{t('left', { count: stock })}</Text>;
}

/** The main action, which buys the product, or downloads it if it was bought. */
function MainAction({
  product,
  actions,
  isDownloading,
}: {
  product: Product;
  actions: ProductActions;
  isDownloading: boolean;
}) {
  const { t } = useTranslation('products');
  const priceOf = usePrice();
  const { type, price, isBought, isSoldOut, isOwn } = product;
  const buy = (label: string, variant: 'main' | 'outline') => (
    <Button variant={variant} onClick={() => actions.onBuy(product)} fullWidth>
      {label}
    </Button>
  );
  const download = (
    <Button
      variant="main"
      icon={Download}
      loading={isDownloading}
      onClick={() => actions.onDownload(product)}
      fullWidth
    >
      {t('download')}
    </Button>
  );
  if (isOwn)
    return (
      <Stack gap="3">
        <Text tone="muted">{t('own')}</Text>
        <ButtonLink to={paths.creatorProduct(product._id)} variant="outline" icon={Pencil} fullWidth>
          {t('edit')}
        </ButtonLink>
        {type === 'digital' && download}
      </Stack>
    );
  if (isBought && type === 'digital')
    return (
      <Stack gap="3">
        <Text role="status">{t('boughtDigital')}</Text>
        {download}
      </Stack>
    );
  return (
    <Stack gap="3">
      {isBought && (
        <Text>
          {t('boughtPhysical')} <TextLink to={paths.orders()}>{t('toOrders')}</TextLink>
        </Text>
      )}
      {isSoldOut ? (
        <Button variant="outline" disabled fullWidth>
          {t('soldOut')}
        </Button>
      ) : (
        buy(isBought ? t('buyAgain') : t('buyFor', { price: priceOf(price) }), isBought ? 'outline' : 'main')
      )}
    </Stack>
  );
}

function Reactions({ product, actions }: { product: Product; actions: ProductActions }) {
  const { t, i18n } = useTranslation('products');
  const { isLiked, isBookmarked, totalLikes } = product;
  return (
    <HStack gap="1" color="fg.muted" fontVariantNumeric="tabular-nums">
      <IconButton icon={Heart} label={t('like')} pressed={isLiked} onClick={() => actions.onLike(product)} />
      {totalLikes > 0 && <Text tone="muted">{formatCount(totalLikes, i18n.language)}</Text>}
      <IconButton
        icon={Bookmark}
        label={t('bookmark')}
        pressed={isBookmarked}
        onClick={() => actions.onBookmark(product)}
      />
      <IconButton icon={Share2} label={t('share')} onClick={() => actions.onShare(product)} />
    </HStack>
  );
}

/** On phones, the action to buy stays above the bottom navigation while it would be below the screen. */
const stuck = {
  position: { base: 'sticky', md: 'static' },
  bottom: 'calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom))',
  zIndex: 'sticky',
  py: { base: '2', md: '0' },
  bg: 'bg.page',
} as const;

const columns = { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(280px, 1fr)' };

function Details(props: Pick<ProductScreenProps, 'actions' | 'follow' | 'isDownloading'> & { product: Product }) {
  const { product, actions, follow, isDownloading = false } = props;
  const { t } = useTranslation('products');
  const { title, description, type, price, isSoldOut } = product;
  return (
    <Grid as="article" aria-labelledby="product-title" gap="6" gridTemplateColumns={columns} alignItems="start">
      <ProductPicture product={product} priority />
      <Stack gap="4">
        <Stack gap="2">
          <HStack gap="2" wrap="wrap">
            <Badge>{t(`type.${type}`)}</Badge>
            {isSoldOut && <Badge>{t('soldOut')}</Badge>}
          </HStack>
          <Heading level={1} id="product-title" overflowWrap="anywhere">
            {title}
          </Heading>
          <Price amount={price} textStyle="title" />
        </Stack>
        <Seller performer={product.performer} follow={follow} />
        <Delivery product={product} />
        <Box {...(product.isOwn ? {} : stuck)}>
          <MainAction product={product} actions={actions} isDownloading={isDownloading} />
        </Box>
        <Reactions product={product} actions={actions} />
        {description && (
          <Text dir="auto" size="md" whiteSpace="pre-line" overflowWrap="anywhere">
            <RichText text={description} mentions={product.mentions} />
          </Text>
        )}
      </Stack>
    </Grid>
  );
}

function ProductSkeleton() {
  return (
    <Grid gap="6" gridTemplateColumns={columns}>
      <Skeleton aspectRatio={productRatio} borderRadius="card" />
      <Stack gap="4">
        <Skeleton h="24px" w="100px" />
        <Skeleton h="40px" w="80%" />
        <Skeleton h="28px" w="90px" />
        <Skeleton h="44px" w="200px" />
        <Skeleton h="44px" />
        <SkeletonText lines={4} />
      </Stack>
    </Grid>
  );
}

/** `/products/{id}`: a product (operation `getProduct`), with a button that buys or downloads it. */
export function ProductScreen({ product, isMissing = false, similar, homeHref, ...props }: ProductScreenProps) {
  const { t } = useTranslation('products');
  if (isMissing) {
    return (
      <MissingPage
        title={t('missing.title')}
        text={t('missing.text')}
        action={t('missing.action')}
        homeHref={homeHref}
      />
    );
  }
  return (
    <ItemPage homeHref={homeHref}>
      <LoadableView data={product} skeleton={<ProductSkeleton />}>
        {(value) => (
          <Stack gap="10">
            <Details product={value} {...props} />
            {similar && <MoreFrom name={value.performer.name}>{similar}</MoreFrom>}
          </Stack>
        )}
      </LoadableView>
    </ItemPage>
  );
}
