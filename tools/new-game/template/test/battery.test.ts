import { __NAME__ } from '@indigo/__ID__';
import { battery } from '@indigo/battery';

battery(__NAME__, { bound: 5000, points: 60 });
