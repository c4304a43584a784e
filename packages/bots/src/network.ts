import type { Features, Learned, Seat, State } from '@indigo/kernel';

/**
 * How likely each seat is to win: the features of a seat through one hidden layer to a number, the seats compared by
 * softmax. The same weights for every seat, so it takes any number of them.
 */
export class Network {
  readonly inputs: number;
  readonly hidden: number;
  /** By hidden unit its inputs and its bias, then what each counts, then nothing more: a common bias would fall out. */
  readonly weights: Float64Array;

  constructor(inputs: number, hidden: number, weights?: Float64Array) {
    this.inputs = inputs;
    this.hidden = hidden;
    const size = Network.size(inputs, hidden);
    this.weights = weights ?? new Float64Array(size);
    if (this.weights.length !== size)
      throw new Error(`a network of ${inputs} and ${hidden} has ${size} weights`);
  }

  static size(inputs: number, hidden: number): number {
    return hidden * (inputs + 2);
  }

  static of({ features, hidden, weights }: Learned): Network {
    return new Network(features, hidden, Float64Array.from(weights));
  }

  /** How a seat stands, from its features at `at`; `activations` gets the hidden layer, from `to` on. */
  standing(features: Float64Array, at: number, activations: Float64Array, to: number): number {
    const { inputs, hidden, weights } = this;
    let sum = 0;
    let w = 0;
    const out = hidden * (inputs + 1);
    for (let h = 0; h < hidden; h++) {
      let x = weights[w + inputs];
      for (let i = 0; i < inputs; i++) x += weights[w + i] * features[at + i];
      w += inputs + 1;
      const y = Math.tanh(x);
      activations[to + h] = y;
      sum += weights[out + h] * y;
    }
    return sum;
  }
}

/** In place: standings become chances that add up to 1. */
export function softmax(standings: number[]): number[] {
  const most = Math.max(...standings);
  let sum = 0;
  for (let i = 0; i < standings.length; i++) {
    standings[i] = Math.exp(standings[i] - most);
    sum += standings[i];
  }
  for (let i = 0; i < standings.length; i++) standings[i] /= sum;
  return standings;
}

/** The chances of all seats, as a network sees a state. */
export class Judge<S extends State> {
  readonly network: Network;
  private readonly features: Features<S>;
  private readonly inputs: Float64Array;
  private readonly activations: Float64Array;

  constructor(network: Network, features: Features<S>) {
    this.network = network;
    this.features = features;
    this.inputs = new Float64Array(features.count);
    this.activations = new Float64Array(network.hidden);
  }

  chances(s: S, seats: number): readonly number[] {
    const standings: number[] = [];
    for (let seat: Seat = 0; seat < seats; seat++) {
      this.features.write(s, seat, this.inputs, 0);
      standings.push(this.network.standing(this.inputs, 0, this.activations, 0));
    }
    return softmax(standings);
  }
}

/** As a file keeps them: more digits would say nothing. */
export const rounded = (weights: Float64Array): readonly number[] =>
  Array.from(weights, (weight) => Number(weight.toPrecision(4)));
