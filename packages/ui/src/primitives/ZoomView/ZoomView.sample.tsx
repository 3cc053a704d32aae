import { ZoomView } from '@homestand/ui';

const map =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="green" d="M0 0h9v9H0z"/></svg>';

export function StadiumMap() {
  return (
    <div style={{ height: 360 }}>
      <ZoomView label="球場の見取り図">
        <img src={map} alt="球場の見取り図" width={300} height={300} />
      </ZoomView>
    </div>
  );
}
