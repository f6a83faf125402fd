import type { SubscriptionStatus, SubscriptionType } from '@fanlight/sdk/models';
import type { MessageLocale } from '../../http/messages/index.ts';

interface ColumnTexts {
  name: string;
  username: string;
  since: string;
  status: string;
  type: string;
  price: string;
  renews: string;
  accessUntil: string;
  ended: string;
  spent: string;
  list: string;
  note: string;
  lists: Record<'vip' | 'muted', string>;
  statuses: Record<SubscriptionStatus, string>;
  types: Record<SubscriptionType, string>;
}

/** The texts of exported lists. Dates are days in UTC, because a file has no time zone. */
export const columnTexts: Record<MessageLocale, ColumnTexts> = {
  'en-US': {
    name: 'Name',
    username: 'Username',
    since: 'Since (UTC)',
    status: 'Status',
    type: 'Type',
    price: 'Price',
    renews: 'Renews on (UTC)',
    accessUntil: 'Access until (UTC)',
    ended: 'Ended on (UTC)',
    spent: 'Spent',
    list: 'Lists',
    note: 'Note',
    lists: { vip: 'VIP', muted: 'Muted' },
    statuses: {
      pending: 'Pending',
      active: 'Active',
      cancelled: 'Cancelled',
      'past-due': 'Not renewed',
      ended: 'Ended',
    },
    types: { free: 'Free', monthly: 'Monthly', quarterly: '3 months', 'half-yearly': '6 months', yearly: 'Yearly' },
  },
  'es-ES': {
    name: 'Nombre',
    username: 'Nombre de usuario',
    since: 'Desde (UTC)',
    status: 'Estado',
    type: 'Tipo',
    price: 'Precio',
    renews: 'Se renueva el (UTC)',
    accessUntil: 'Acceso hasta (UTC)',
    ended: 'Terminó el (UTC)',
    spent: 'Gastado',
    list: 'Listas',
    note: 'Nota',
    lists: { vip: 'VIP', muted: 'En silencio' },
    statuses: {
      pending: 'Pendiente',
      active: 'Activa',
      cancelled: 'Cancelada',
      'past-due': 'Sin renovar',
      ended: 'Terminada',
    },
    types: { free: 'Gratis', monthly: 'Mensual', quarterly: '3 meses', 'half-yearly': '6 meses', yearly: 'Anual' },
  },
};
