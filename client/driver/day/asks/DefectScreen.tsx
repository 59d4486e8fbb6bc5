import { useEffect, useMemo, useState } from 'react';
import { t } from '../../../i18n/dayTexts';
import { reducePhoto } from '../keep/reducePhoto';
import { AskForm } from './AskForm';
import type { TripScreenProps } from '../screens/screenTypes';
import { Problem } from './Problem';

/** Reports a defect of a bus in words, with a photo if there is one. Both are kept on the phone until there is a signal. */
export function DefectScreen({ store, trip, onDone }: TripScreenProps & { onDone: () => void }) {
  const buses = trip.job?.buses ?? [];
  const [busId, setBusId] = useState(buses[0]?.id);
  const [note, setNote] = useState('');
  const [mayNotDrive, setMayNotDrive] = useState(false);
  const photo = usePhoto();
  const save = () =>
    store.act({
      kind: 'defect',
      orderId: trip.id,
      note: note.trim(),
      mayNotDrive,
      ...(busId !== undefined && { busId }),
      ...(photo.blob && { photo: photo.blob }),
    });
  return (
    <AskForm
      title={t('day.defect')}
      saveLabel={t('day.save')}
      isMissing={note.trim() === '' || photo.state === 'reading'}
      onSave={save}
      onDone={onDone}
    >
      {buses.length > 1 && (
        <fieldset className="choice">
          <legend>{t('day.whichBus')}</legend>
          {buses.map(({ id, name, plate }) => (
            <label key={id}>
              <input type="radio" name="bus" checked={busId === id} onChange={() => setBusId(id)} />
              <span>{plate ?? name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <label className="words-field">
        <span>{t('day.defectHint')}</span>
        <textarea value={note} onChange={({ target }) => setNote(target.value)} rows={4} maxLength={500} />
      </label>
      <fieldset className="choice">
        <legend>{t('day.mayDrive')}</legend>
        {[false, true].map((isBad) => (
          <label key={String(isBad)}>
            <input
              type="radio"
              name="mayDrive"
              checked={mayNotDrive === isBad}
              onChange={() => setMayNotDrive(isBad)}
            />
            <span>{t(isBad ? 'day.mayNotDrive' : 'day.drivesOn')}</span>
          </label>
        ))}
      </fieldset>
      {photo.url && <img className="photo" src={photo.url} alt={t('day.photo')} />}
      <label className="act plain file">
        {t(photo.blob ? 'day.otherPhoto' : 'day.addPhoto')}
        <input
          type="file"
          accept="image/*"
          disabled={photo.state === 'reading'}
          onChange={({ target }) => {
            if (target.files?.[0]) void photo.take(target.files[0]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
      {photo.state === 'reading' && <p role="status">{t('day.photoReading')}</p>}
      {photo.state === 'unreadable' && <Problem>{t('day.photoUnreadable')}</Problem>}
    </AskForm>
  );
}

/** A photo that is made small as soon as it was taken, so that 40 MB are never kept. */
function usePhoto() {
  const [state, setState] = useState<'none' | 'reading' | 'ready' | 'unreadable'>('none');
  const [blob, setBlob] = useState<Blob>();
  const url = useMemo(() => blob && URL.createObjectURL(blob), [blob]);
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  const take = async (file: Blob) => {
    setState('reading');
    try {
      setBlob(await reducePhoto(file));
      setState('ready');
    } catch {
      setState('unreadable');
    }
  };
  return { state, blob, url, take };
}
