import type { Words } from '../../../../texts/words';
import type { Block } from './block';
import { colours, labelText } from './styles';
import { Grid } from './Grid';

const steps = [
  'customerMail.stepInquiry',
  'customerMail.stepOffer',
  'customerMail.stepConfirmation',
  'customerMail.stepTrip',
] as const;

/** How far the order has come, on the same line as a route. `done` steps of 4 lie behind; decoration, so not in the text. */
export const writeProgress = (done: 1 | 2 | 3, { t }: Words): Block => ({
  html: (
    <Grid style={{ margin: '0 0 24px', tableLayout: 'fixed' }}>
      <tr>
        {steps.map((step, index) => (
          <td
            key={step}
            width={index < steps.length - 1 ? '30%' : '10%'}
            className={index < done - 1 ? 'behind' : 'ahead'}
            style={{ verticalAlign: 'top', ...toRailStyle(index, done) }}
          >
            <div
              style={{
                width: 8,
                height: 8,
                border: `3px solid ${colours.ink}`,
                borderRadius: 7,
                background: index < done ? colours.signal : colours.surface,
                fontSize: 1,
                lineHeight: '8px',
              }}
            >
              &nbsp;
            </div>
            <div
              className={index === done - 1 ? 'text' : 'step'}
              style={{
                ...labelText,
                letterSpacing: 0,
                paddingTop: 6,
                color: index === done - 1 ? colours.text : colours.muted,
              }}
            >
              {t(step)}
            </div>
          </td>
        ))}
      </tr>
    </Grid>
  ),
  text: '',
});

function toRailStyle(index: number, done: number) {
  if (index === steps.length - 1) return {};
  const colour = index < done - 1 ? colours.signal : colours.line;
  return { background: `linear-gradient(${colour},${colour}) 0 5px/100% 4px no-repeat` };
}
