import { useAwake } from '../../../lib/forms/awake';

interface OfferedPlacesProps {
  addresses: readonly string[];
  onSearch: (address: string) => void;
}

/** The places that may be meant, where no script could show suggestions: each is a button that sends the form. */
export function OfferedPlaces({ addresses, onSearch }: OfferedPlacesProps) {
  const isAwake = useAwake();
  return (
    <div className="offered">
      {addresses.map((address) => (
        <button
          key={address}
          type={isAwake ? 'button' : 'submit'}
          name="choose"
          value={address}
          className="button outlined"
          onClick={() => onSearch(address)}
        >
          {address}
        </button>
      ))}
    </div>
  );
}
