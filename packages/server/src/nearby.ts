import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** Networks inside the machine, and tunnels out of it: who sits beside it does not come by them. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|lxc|cni|utun|tun|tap|wg|zt|tailscale|vEthernet)/i;

/** This machine's addresses on its networks, those that people nearby come by first. */
export function nearbyHosts(networks: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces()): string[] {
  const found = Object.entries(networks).flatMap(([name, list = []]) =>
    list
      .filter(
        ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
      )
      .map(({ address }) => ({ address, inside: INSIDE.test(name) })),
  );
  return found.sort((a, b) => Number(a.inside) - Number(b.inside)).map(({ address }) => address);
}
