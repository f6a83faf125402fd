import { formatDate, formatWholeMoney } from '@fanlight/sdk/format';
import type { EarningPoint } from '@fanlight/sdk/models';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useTranslation } from 'react-i18next';
import { Box } from '../primitives/index.ts';

/** The height of the chart, and the space for the labels of its axes, in pixels. */
const size = { height: 200, left: 56, bottom: 28, top: 8 };
/** The minimum width of a date below the bars, in pixels. */
const dateWidth = 90;

export interface EarningsChartProps {
  points: EarningPoint[];
  /** The text for screen readers. It says what the chart shows; the table contains the numbers. */
  label: string;
}

/** Bars of what was earned in each interval of a period, after commission. */
export function EarningsChart({ points, label }: EarningsChartProps) {
  const { i18n } = useTranslation();
  const { parentRef, width } = useParentSize<HTMLDivElement>({ debounceTime: 0 });
  const bottom = size.height - size.bottom;
  const x = scaleBand({ domain: points.map(({ date }) => date), range: [size.left, width], padding: 0.25 });
  const y = scaleLinear({
    domain: [0, Math.max(1, ...points.map(({ net }) => net))],
    range: [bottom, size.top],
    nice: 4,
  });
  const step = Math.max(1, Math.ceil(points.length / Math.max(1, (width - size.left) / dateWidth)));
  const shownDates = points.map(({ date }) => date).filter((_, index) => index % step === 0);
  const toShortDate = (date: string) =>
    formatDate(date, i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <Box
      ref={parentRef}
      h="200px"
      css={{
        '& .bar': { fill: 'accent.text' },
        '& line': { stroke: 'border.hairline' },
        '& text': { fill: 'fg.muted', fontSize: 'xs', fontFamily: 'body' },
        // Forced colours leave the colours of a picture as they are.
        _highContrast: { '& .bar': { fill: 'CanvasText' }, '& text': { fill: 'CanvasText' } },
      }}
    >
      {width > 0 && (
        <svg width={width} height={size.height} role="img" aria-label={label}>
          <AxisLeft
            scale={y}
            left={size.left}
            numTicks={4}
            hideAxisLine
            hideTicks
            tickFormat={(value) => formatWholeMoney(Number(value))}
            tickLabelProps={{ textAnchor: 'end', dx: -4, dy: 4 }}
          />
          {points.map(({ date, net }) => (
            <Bar
              key={date}
              className="bar"
              x={x(date)}
              y={y(net)}
              width={x.bandwidth()}
              height={Math.max(0, bottom - y(net))}
              rx={2}
            />
          ))}
          <AxisBottom
            scale={x}
            top={bottom}
            tickValues={shownDates}
            tickFormat={toShortDate}
            hideTicks
            tickLabelProps={{ textAnchor: 'middle', dy: 4 }}
          />
        </svg>
      )}
    </Box>
  );
}
