import '@fanlight/components/theme/fonts.css';
import '@fanlight/components/theme/theme.css';
import './theme.css';
import {
  Box,
  Button,
  ButtonLink,
  Dialog,
  IconButton,
  Menu,
  Price,
  Stack,
  Switch,
} from '@fanlight/components/primitives';
import { FanlightProvider } from '@fanlight/components/provider';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const words = { close: 'Fermer' };
const recipes = { button: { base: { textTransform: 'uppercase' } } } as const;

// @ts-expect-error: the package reports a misspelt recipe as a type error.
export const unknownRecipe = <FanlightProvider recipes={{ buton: {} }}>{null}</FanlightProvider>;

// @ts-expect-error: the package reports an unknown token as a type error.
const unknownToken = <Box p="7" />;

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack as="main" gap="4" p="6">
      <Button onClick={() => setOpen(true)}>Order</Button>
      <ButtonLink to="/orders" variant="outline">
        Orders
      </ButtonLink>
      <Switch label="Tell me" />
      <Menu
        label="More"
        align="start"
        trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label="More" />}
        entries={[{ kind: 'link', label: 'Help', href: '/help' }]}
      />
      <Price amount={9.95} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Your order">
        {unknownToken}
      </Dialog>
    </Stack>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <FanlightProvider locale="fr-FR" words={words} recipes={recipes}>
    <Page />
  </FanlightProvider>,
);
