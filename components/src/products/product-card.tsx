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
    // Makes the whole card clickable, while the accessible name of the link is only the title.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  },
});

/** The width divided by the height of a product's picture. */
export const productRatio = 4 / 3;

/** The picture of a product. If there is none, an icon for the type of the product. */
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

/** A product in a list, with its title, price and stock. */
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

/** The skeleton of a {@link ProductCard}. */
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
