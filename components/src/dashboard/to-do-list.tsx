import type { MyPerformer } from '@fanlight/sdk/models';
import { Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Card, Flex, Heading, Icon, Link, Stack, styled, Text } from '../primitives/index.ts';

type ToDo = 'documents' | 'documentsPending' | 'profile' | 'prices' | 'firstPost' | 'bankAccount' | 'orders';

const hrefs: Record<ToDo, string> = {
  documents: paths.creatorAccount(),
  documentsPending: paths.creatorAccount(),
  profile: paths.creatorAccount(),
  prices: paths.creatorAccount(),
  firstPost: paths.creatorPostNew(),
  bankAccount: paths.creatorAccount('bank'),
  orders: paths.creatorOrders(),
};

/** Lists the tasks of a performer, most urgent first. */
export function listToDos(performer: MyPerformer, ordersToShip: number): ToDo[] {
  const { status, bio, avatar, monthlyPrice, yearlyPrice, totalFeeds, bankingSettings } = performer;
  const toDos: [ToDo, boolean][] = [
    ['documents', status === 'rejected'],
    ['orders', ordersToShip > 0],
    ['documentsPending', status === 'pending'],
    ['profile', !bio || !avatar],
    ['prices', monthlyPrice === null && yearlyPrice === null],
    ['firstPost', totalFeeds === 0],
    ['bankAccount', !bankingSettings],
  ];
  return toDos.filter(([, isOpen]) => isOpen).map(([toDo]) => toDo);
}

const RowLink = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'target',
    py: '2',
    color: 'fg.default',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
});

export interface ToDoListProps {
  performer: MyPerformer;
  /** The number of orders that the performer has yet to ship. */
  ordersToShip: number;
}

/** The next tasks of a performer, with links to the pages for them. */
export function ToDoList({ performer, ordersToShip }: ToDoListProps) {
  const { t } = useTranslation('dashboard');
  const toDos = listToDos(performer, ordersToShip);
  return (
    <Card as="section" aria-labelledby="dashboard-to-do">
      <Heading level={2} size="label" id="dashboard-to-do" mb="2">
        {t('toDo.title')}
      </Heading>
      {toDos.length === 0 ? (
        <Text tone="muted">{t('toDo.nothing')}</Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="0">
          {toDos.map((toDo) => (
            <li key={toDo}>
              <RowLink to={hrefs[toDo]}>
                <Flex color="accent.text">
                  <Icon icon={Circle} size={20} />
                </Flex>
                {t(`toDo.${toDo}`, { count: ordersToShip })}
              </RowLink>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
