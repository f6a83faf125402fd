import { list, page, type ScreenRow } from './screen-row.ts';

/** The screens of the operators' console, and the second factor that it requires. */
export const operatorRows: readonly ScreenRow[] = [
  {
    route: '/user/second-factor',
    stories: 'Screens/Everyone/SecondFactorScreen',
    states: {
      ...page,
      'wrong password': 'WrongPassword',
      setup: 'Setup',
      'wrong code': 'WrongCode',
      'recovery codes': 'RecoveryCodes',
      on: 'On',
      'rate limited': 'RateLimited',
      operator: 'Operator',
    },
  },
  {
    route: '/operator',
    stories: 'Screens/Operator/OperatorPerformersScreen',
    states: {
      ...list,
      documents: 'Documents',
      'document failed': 'DocumentStates',
      'read-only operator': 'ReadOnly',
      'code required': 'Screens/Operator/OperatorCodeScreen/Ready',
      'no second factor': 'Screens/Operator/OperatorCodeScreen/WithoutSecondFactor',
      refusing: 'Components/Operator/DecisionDialog/WithReason',
      'decision failed': 'Components/Operator/DecisionDialog/Failed',
    },
  },
  {
    route: '/operator/payouts',
    stories: 'Screens/Operator/OperatorPayoutsScreen',
    states: { ...list, approved: 'Approved', failed: 'PayoutFailed' },
  },
  {
    route: '/operator/reports',
    stories: 'Screens/Operator/OperatorReportsScreen',
    states: { ...list, appealed: 'Appealed', 'target deleted': 'Deleted', 'read-only operator': 'ReadOnly' },
  },
  { route: '/operator/log', stories: 'Screens/Operator/OperatorLogScreen', states: list },
];
