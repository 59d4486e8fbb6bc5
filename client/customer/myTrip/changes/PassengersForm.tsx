import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../../i18n/publicTexts';
import { showMessage } from '../../../ui/forms/bindField';
import type { TripProps } from '../useMyTrip';
import { ChangeForm } from './ChangeForm';
import { useTripChange } from './useTripChange';

/** How many travel, up to the seats. */
export default function PassengersForm(props: TripProps & { onClose: () => void }) {
  const { trip, onClose } = props;
  const { passengers, seats, seatsFrom } = trip;
  const [typed, setTyped] = useState(String(passengers));
  const { save, saving, problem, messages, setMessages } = useTripChange(props, ['passengers']);
  const hints = {
    bus: t('myTrip.seatsBus', { count: seats }),
    offer: t('myTrip.seatsOffer', { count: seats }),
    form: '',
  };

  async function submit() {
    const count = Number(typed);
    if (!Number.isInteger(count) || count < 1) return setMessages({ passengers: t('myTrip.passengersMissing') });
    if (await save({ passengers: count })) onClose();
  }

  return (
    <ChangeForm saving={saving} problem={problem} onSave={() => void submit()} onClose={onClose}>
      <TextField
        label={t('myTrip.passengersLabel')}
        value={typed}
        disabled={saving}
        {...showMessage(messages.passengers, hints[seatsFrom])}
        onChange={({ target }) => {
          if (/^\d{0,5}$/.test(target.value)) setTyped(target.value);
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
    </ChangeForm>
  );
}
