import { battery } from '@indigo/battery';
import { hunt, huntFacts } from './hunt.ts';

// A sound game with every kind of request passes everything.
battery(hunt('none'), { ...huntFacts, points: 250 });
