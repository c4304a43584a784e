import { __NAME__ } from '@indigo/__ID__';
import { golden } from '@indigo/battery';

golden(__NAME__, new URL('golden/', import.meta.url), [{ name: 'two', seats: 2, seed: 1 }]);
