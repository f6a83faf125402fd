import type { Product } from '@fanlight/sdk/models';
import { Download, Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths/index.ts';
import { Badge, Box, Card, Flex, Icon, Media, Price, Skeleton, styled, Text } from '../primitives/index.ts';

const CardLink = styled(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    // Extends the clickable area to the whole card; the link's accessible name remains the title.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  },
});

/** Width divided by height of a product's picture. */
export const productRatio = 4 / 3;

/** The picture of a product; without one, an icon of its type. */
export function ProductPicture({ product, priority = false }: { product: Product; priority?: boolean }) {
  const { image, type } = product;
  const src = priority ? image?.url : image?.thumbnailUrl;
  if (image && src)
    return (
      <Media
        src={src}
        alt={image.alt}
        ratio={productRatio}
        preview={image.preview}
        rounded={priority}
        priority={priority}
      />
    );
  return (
    <Box
      aspectRatio={productRatio}
      bg="bg.raised"
      color="fg.subtle"
      display="grid"
      placeContent="center"
      borderRadius={priority ? 'card' : undefined}
    >
      <Icon icon={type === 'digital' ? Download : Package} size={48} />
    </Box>
  );
}

/** A product in a list: title, price, stock. */
export function ProductCard({ product, withPerformer = false }: { product: Product; withPerformer?: boolean }) {
  const { t } = useTranslation('products');
  const { _id, title, type, price, isSoldOut, isBought, performer } = product;
  return (
    <Card as="article" padding="none" interactive position="relative" h="full" overflow="hidden">
      <Box opacity={isSoldOut ? 0.6 : undefined}>
        <ProductPicture product={product} />
      </Box>
      <Box p="4">
        <Text lineClamp={2}>
          <CardLink to={paths.product(_id)}>{title}</CardLink>
        </Text>
        {withPerformer && (
          <Text tone="subtle" size="xs" clamp>
            {performer.name}
          </Text>
        )}
        <Flex mt="2" gap="2" align="center" justify="space-between" wrap="wrap" minH="24px">
          <Price amount={price} fontWeight="semibold" />
          {isSoldOut ? (
            <Badge>{t('soldOut')}</Badge>
          ) : isBought ? (
            <Badge>{t('bought')}</Badge>
          ) : (
            <Text tone="subtle" size="xs">
              {t(`type.${type}`)}
            </Text>
          )}
        </Flex>
      </Box>
    </Card>
  );
}

/** Skeleton of {@link ProductCard}. */
export function ProductCardSkeleton() {
  return (
    <Card padding="none" overflow="hidden">
      <Skeleton aspectRatio={productRatio} borderRadius="0" />
      <Box p="4">
        <Skeleton h="20px" w="80%" />
        <Skeleton h="24px" w="50%" mt="3" />
      </Box>
    </Card>
  );
}
