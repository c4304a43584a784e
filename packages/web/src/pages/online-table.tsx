import { onlineLink } from '../online/online-link.ts';
import { WaitingRoom } from '../online/waiting-room.tsx';
import { Frame } from '../shell/frame.tsx';
import { LinkedTable } from './linked-table.tsx';
import { useLink } from './use-link.ts';

export default function OnlineTable({ id }: { readonly id: string }) {
  const link = useLink(onlineLink, id);
  if (link === null) return null;
  return (
    <LinkedTable
      link={link}
      before={(model) => (
        <Frame>
          <WaitingRoom model={model} />
        </Frame>
      )}
    />
  );
}
