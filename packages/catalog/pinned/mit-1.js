const e = (e, t, n) => ({ does: e, to: t, size: 0, roll: n }),
  t = (e, t, n, r) => ({ does: n > 0 ? `${e}-up` : `${e}-down`, to: t, size: n, roll: r }),
  n = (e) => ({ does: `self-damage`, to: `self`, size: e, roll: 6 }),
  r = () => ({ does: `self-knockout`, to: `self`, size: 0, roll: 6 }),
  i = [
    [`tackle`, `Tackle`, `Normal`, 10, 6, `example`, []],
    [`scratch`, `Scratch`, `Normal`, 10, 6, `proposed`, []],
    [`pound`, `Pound`, `Normal`, 10, 6, `proposed`, []],
    [`quick-attack`, `Quick Attack`, `Normal`, 10, 6, `proposed`, []],
    [`pay-day`, `Pay Day`, `Normal`, 10, 6, `proposed`, []],
    [`sonic-boom`, `Sonic Boom`, `Normal`, 10, 6, `proposed`, []],
    [`tail-whip`, `Tail Whip`, `Normal`, 10, 5, `proposed`, [t(`taken`, `opponent`, 10, 6)]],
    [`leer`, `Leer`, `Normal`, 10, 5, `proposed`, [t(`taken`, `opponent`, 10, 6)]],
    [`sand-attack`, `Sand-Attack`, `Normal`, 10, 5, `proposed`, [t(`accuracy`, `opponent`, -1, 3)]],
    [`bite`, `Bite`, `Normal`, 10, 5, `proposed`, [e(`paralyze`, `opponent`, 1)]],
    [`wrap`, `Wrap`, `Normal`, 10, 5, `proposed`, [e(`paralyze`, `opponent`, 1)]],
    [`bind`, `Bind`, `Normal`, 10, 5, `proposed`, [e(`paralyze`, `opponent`, 1)]],
    [`supersonic`, `Supersonic`, `Normal`, 0, 5, `proposed`, [e(`confusion`, `opponent`, 6)]],
    [`sing`, `Sing`, `Normal`, 0, 4, `proposed`, [e(`paralyze`, `opponent`, 6)]],
    [`harden`, `Harden`, `Normal`, 0, 6, `proposed`, [t(`taken`, `self`, -10, 6)]],
    [`splash`, `Splash`, `Normal`, 0, 6, `proposed`, []],
    [`fury-swipes`, `Fury Swipes`, `Normal`, 20, 3, `proposed`, []],
    [`double-slap`, `Double Slap`, `Normal`, 20, 3, `proposed`, []],
    [`fury-attack`, `Fury Attack`, `Normal`, 20, 3, `proposed`, []],
    [`horn-attack`, `Horn Attack`, `Normal`, 20, 4, `proposed`, []],
    [`slam`, `Slam`, `Normal`, 20, 4, `proposed`, []],
    [`stomp`, `Stomp`, `Normal`, 20, 4, `proposed`, [e(`paralyze`, `opponent`, 1)]],
    [`headbutt`, `Headbutt`, `Normal`, 20, 5, `proposed`, [e(`paralyze`, `opponent`, 1)]],
    [`slash`, `Slash`, `Normal`, 20, 6, `proposed`, []],
    [`swift`, `Swift`, `Normal`, 20, 6, `proposed`, []],
    [`body-slam`, `Body Slam`, `Normal`, 20, 5, `proposed`, [e(`paralyze`, `opponent`, 2)]],
    [`hyper-fang`, `Hyper Fang`, `Normal`, 30, 4, `proposed`, []],
    [`take-down`, `Take Down`, `Normal`, 30, 5, `proposed`, [n(10)]],
    [`skull-bash`, `Skull Bash`, `Normal`, 30, 4, `proposed`, [t(`taken`, `self`, -10, 6)]],
    [`thrash`, `Thrash`, `Normal`, 40, 4, `proposed`, [n(10)]],
    [`hyper-beam`, `Hyper Beam`, `Normal`, 50, 3, `proposed`, []],
    [`tri-attack`, `Tri Attack`, `Normal`, 20, 5, `proposed`, [e(`burn`, `opponent`, 2)]],
    [`self-destruct`, `Self-Destruct`, `Normal`, 50, 6, `proposed`, [r()]],
    [`explosion`, `Explosion`, `Normal`, 70, 6, `proposed`, [r()]],
    [`swords-dance`, `Swords Dance`, `Normal`, 10, 6, `proposed`, [t(`dealt`, `self`, 20, 6)]],
    [`ember`, `Ember`, `Fire`, 10, 5, `example`, [e(`burn`, `opponent`, 1)]],
    [`fire-spin`, `Fire Spin`, `Fire`, 20, 4, `proposed`, [e(`burn`, `opponent`, 1)]],
    [`flamethrower`, `Flamethrower`, `Fire`, 20, 5, `proposed`, [e(`burn`, `opponent`, 2)]],
    [`fire-blast`, `Fire Blast`, `Fire`, 40, 4, `proposed`, [e(`burn`, `opponent`, 2)]],
    [`bubble`, `Bubble`, `Water`, 10, 5, `proposed`, [e(`confusion`, `opponent`, 1)]],
    [`water-gun`, `Water Gun`, `Water`, 20, 3, `proposed`, []],
    [`withdraw`, `Withdraw`, `Water`, 0, 6, `proposed`, [t(`taken`, `self`, -10, 6)]],
    [`bubble-beam`, `Bubble Beam`, `Water`, 20, 5, `proposed`, [t(`accuracy`, `opponent`, -1, 3)]],
    [`waterfall`, `Waterfall`, `Water`, 20, 6, `proposed`, []],
    [`crabhammer`, `Crabhammer`, `Water`, 30, 4, `proposed`, []],
    [`surf`, `Surf`, `Water`, 30, 5, `proposed`, []],
    [`hydro-pump`, `Hydro Pump`, `Water`, 40, 4, `proposed`, []],
    [`vine-whip`, `Vine Whip`, `Grass`, 10, 5, `example`, [e(`poison`, `opponent`, 1)]],
    [`absorb`, `Absorb`, `Grass`, 10, 6, `proposed`, []],
    [`mega-drain`, `Mega Drain`, `Grass`, 20, 6, `proposed`, []],
    [`razor-leaf`, `Razor Leaf`, `Grass`, 30, 4, `proposed`, []],
    [`petal-dance`, `Petal Dance`, `Grass`, 40, 5, `proposed`, [e(`confusion`, `self`, 2)]],
    [`solar-beam`, `Solar Beam`, `Grass`, 50, 3, `proposed`, []],
    [`stun-spore`, `Stun Spore`, `Grass`, 0, 5, `proposed`, [e(`paralyze`, `opponent`, 6)]],
    [`egg-bomb`, `Egg Bomb`, `Normal`, 30, 4, `proposed`, []],
    [`barrage`, `Barrage`, `Normal`, 20, 3, `proposed`, []],
    [`thunder-shock`, `Thunder Shock`, `Electric`, 10, 5, `proposed`, [e(`paralyze`, `opponent`, 1)]],
    [`thunder-wave`, `Thunder Wave`, `Electric`, 0, 5, `proposed`, [e(`paralyze`, `opponent`, 6)]],
    [`thunderbolt`, `Thunderbolt`, `Electric`, 20, 5, `proposed`, [e(`paralyze`, `opponent`, 1)]],
    [`low-kick`, `Low Kick`, `Fighting`, 10, 5, `proposed`, [e(`paralyze`, `opponent`, 1)]],
    [`karate-chop`, `Karate Chop`, `Fighting`, 20, 4, `proposed`, []],
    [`seismic-toss`, `Seismic Toss`, `Fighting`, 20, 6, `proposed`, []],
    [`submission`, `Submission`, `Fighting`, 30, 5, `proposed`, [n(10)]],
    [`poison-sting`, `Poison Sting`, `Poison`, 10, 5, `proposed`, [e(`poison`, `opponent`, 1)]],
    [`poison-powder`, `Poison Powder`, `Poison`, 0, 5, `proposed`, [e(`poison`, `opponent`, 6)]],
    [`acid`, `Acid`, `Poison`, 10, 5, `proposed`, [t(`taken`, `opponent`, 10, 6)]],
    [`sludge`, `Sludge`, `Poison`, 20, 5, `proposed`, [e(`poison`, `opponent`, 2)]],
    [`bone-club`, `Bone Club`, `Ground`, 20, 4, `proposed`, []],
    [`dig`, `Dig`, `Ground`, 20, 5, `proposed`, []],
    [`bonemerang`, `Bonemerang`, `Ground`, 30, 4, `proposed`, []],
    [`earthquake`, `Earthquake`, `Ground`, 30, 5, `proposed`, []],
    [`peck`, `Peck`, `Flying`, 10, 6, `proposed`, []],
    [`gust`, `Gust`, `Flying`, 10, 5, `proposed`, [t(`accuracy`, `opponent`, -1, 2)]],
    [`wing-attack`, `Wing Attack`, `Flying`, 20, 6, `proposed`, []],
    [`drill-peck`, `Drill Peck`, `Flying`, 30, 4, `proposed`, []],
    [`fly`, `Fly`, `Flying`, 30, 5, `proposed`, []],
    [`sky-attack`, `Sky Attack`, `Flying`, 40, 4, `proposed`, []],
    [`confusion`, `Confusion`, `Psychic`, 10, 5, `proposed`, [e(`confusion`, `opponent`, 1)]],
    [`psybeam`, `Psybeam`, `Psychic`, 20, 5, `proposed`, [e(`confusion`, `opponent`, 2)]],
    [`psychic`, `Psychic`, `Psychic`, 30, 5, `proposed`, [t(`taken`, `opponent`, 10, 2)]],
    [`hypnosis`, `Hypnosis`, `Psychic`, 0, 4, `proposed`, [e(`paralyze`, `opponent`, 6)]],
    [`string-shot`, `String Shot`, `Bug`, 0, 5, `proposed`, [t(`accuracy`, `opponent`, -1, 6)]],
    [`leech-life`, `Leech Life`, `Bug`, 10, 6, `proposed`, []],
    [`twineedle`, `Twineedle`, `Bug`, 20, 5, `proposed`, [e(`poison`, `opponent`, 2)]],
    [`pin-missile`, `Pin Missile`, `Bug`, 30, 3, `proposed`, []],
    [`rock-throw`, `Rock Throw`, `Rock`, 20, 3, `proposed`, []],
    [`rock-slide`, `Rock Slide`, `Rock`, 30, 4, `proposed`, []],
    [`lick`, `Lick`, `Ghost`, 10, 5, `proposed`, [e(`paralyze`, `opponent`, 1)]],
    [`confuse-ray`, `Confuse Ray`, `Ghost`, 0, 5, `proposed`, [e(`confusion`, `opponent`, 6)]],
    [`night-shade`, `Night Shade`, `Ghost`, 20, 6, `proposed`, []],
    [`dream-eater`, `Dream Eater`, `Psychic`, 40, 4, `proposed`, []],
    [`dragon-rage`, `Dragon Rage`, `Dragon`, 20, 5, `proposed`, []],
    [`aurora-beam`, `Aurora Beam`, `Ice`, 20, 5, `proposed`, [t(`dealt`, `opponent`, -10, 3)]],
    [`ice-beam`, `Ice Beam`, `Ice`, 30, 5, `proposed`, []],
  ].map(([e, t, n, r, i, a, o]) => ({ id: e, name: t, type: n, damage: r, hits: i, effects: o, source: a })),
  a = [
    [`brock`, `Brock`, `Boulder Badge`, `Pewter City`, [`onix`]],
    [`misty`, `Misty`, `Cascade Badge`, `Cerulean City`, [`starmie`]],
    [`lt-surge`, `Lt. Surge`, `Thunder Badge`, `Vermilion City`, [`raichu`, `electrode`]],
    [`erika`, `Erika`, `Rainbow Badge`, `Celadon City`, [`oddish`, `gloom`]],
    [`koga`, `Koga`, `Soul Badge`, `Fuchsia City`, [`machoke`, `primeape`]],
    [`sabrina`, `Sabrina`, `Marsh Badge`, `Saffron City`, [`abra`, `kadabra`, `alakazam`]],
    [`blaine`, `Blaine`, `Volcano Badge`, `Cinnabar Island`, [`rapidash`, `flareon`]],
    [`giovanni`, `Giovanni`, `Earth Badge`, `Viridian City`, [`raticate`, `pidgeot`, `persian`]],
  ].map(([e, t, n, r, i]) => ({ id: e, name: t, badge: n, city: r, team: i, source: `rulebook` })),
  o = [
    [
      4,
      `charmander`,
      `Charmander`,
      [`Fire`],
      1,
      50,
      [`scratch`, `ember`],
      [`Water`],
      [`Grass`],
      [`charmeleon`],
      `example`,
    ],
    [
      5,
      `charmeleon`,
      `Charmeleon`,
      [`Fire`],
      2,
      70,
      [`slash`, `flamethrower`],
      [`Water`],
      [`Grass`],
      [`charizard`],
      `proposed`,
    ],
    [
      6,
      `charizard`,
      `Charizard`,
      [`Fire`, `Flying`],
      3,
      90,
      [`fly`, `fire-blast`],
      [`Water`, `Rock`],
      [`Grass`, `Bug`],
      [],
      `proposed`,
    ],
    [
      7,
      `squirtle`,
      `Squirtle`,
      [`Water`],
      1,
      50,
      [`tackle`, `bubble`],
      [`Grass`],
      [`Fire`],
      [`wartortle`],
      `proposed`,
    ],
    [
      8,
      `wartortle`,
      `Wartortle`,
      [`Water`],
      2,
      70,
      [`headbutt`, `bubble-beam`],
      [`Grass`, `Electric`],
      [`Fire`],
      [`blastoise`],
      `proposed`,
    ],
    [
      9,
      `blastoise`,
      `Blastoise`,
      [`Water`],
      3,
      90,
      [`skull-bash`, `hydro-pump`],
      [`Grass`, `Electric`],
      [`Fire`, `Ice`],
      [],
      `proposed`,
    ],
    [
      1,
      `bulbasaur`,
      `Bulbasaur`,
      [`Grass`, `Poison`],
      1,
      50,
      [`tackle`, `vine-whip`],
      [`Fire`, `Psychic`],
      [`Water`],
      [`ivysaur`],
      `example`,
    ],
    [
      2,
      `ivysaur`,
      `Ivysaur`,
      [`Grass`, `Poison`],
      2,
      80,
      [`razor-leaf`, `sludge`],
      [`Fire`, `Psychic`],
      [`Water`],
      [`venusaur`],
      `proposed`,
    ],
    [
      3,
      `venusaur`,
      `Venusaur`,
      [`Grass`, `Poison`],
      3,
      100,
      [`sludge`, `petal-dance`],
      [`Fire`, `Psychic`],
      [`Water`, `Grass`],
      [],
      `proposed`,
    ],
    [
      16,
      `pidgey`,
      `Pidgey`,
      [`Normal`, `Flying`],
      1,
      40,
      [`quick-attack`, `gust`],
      [`Electric`],
      [`Ghost`],
      [`pidgeotto`],
      `proposed`,
    ],
    [
      17,
      `pidgeotto`,
      `Pidgeotto`,
      [`Normal`, `Flying`],
      2,
      60,
      [`wing-attack`, `sand-attack`],
      [`Electric`, `Rock`],
      [`Ghost`],
      [`pidgeot`],
      `proposed`,
    ],
    [
      18,
      `pidgeot`,
      `Pidgeot`,
      [`Normal`, `Flying`],
      3,
      80,
      [`wing-attack`, `sky-attack`],
      [`Electric`, `Rock`],
      [`Ghost`, `Ground`],
      [],
      `proposed`,
    ],
    [
      19,
      `rattata`,
      `Rattata`,
      [`Normal`],
      1,
      40,
      [`tackle`, `tail-whip`],
      [`Fighting`],
      [`Ghost`],
      [`raticate`],
      `proposed`,
    ],
    [
      20,
      `raticate`,
      `Raticate`,
      [`Normal`],
      2,
      60,
      [`quick-attack`, `hyper-fang`],
      [`Fighting`],
      [`Ghost`],
      [],
      `proposed`,
    ],
    [
      21,
      `spearow`,
      `Spearow`,
      [`Normal`, `Flying`],
      1,
      40,
      [`peck`, `leer`],
      [`Electric`],
      [`Ghost`],
      [`fearow`],
      `proposed`,
    ],
    [
      22,
      `fearow`,
      `Fearow`,
      [`Normal`, `Flying`],
      2,
      70,
      [`wing-attack`, `drill-peck`],
      [`Electric`, `Rock`],
      [`Ghost`],
      [],
      `proposed`,
    ],
    [
      32,
      `nidoran-m`,
      `Nidoran♂`,
      [`Poison`],
      1,
      50,
      [`poison-sting`, `leer`],
      [`Psychic`, `Ground`],
      [`Grass`],
      [`nidorino`],
      `proposed`,
    ],
    [
      33,
      `nidorino`,
      `Nidorino`,
      [`Poison`],
      2,
      60,
      [`horn-attack`, `sludge`],
      [`Psychic`, `Ground`],
      [`Grass`],
      [`nidoking`],
      `proposed`,
    ],
    [
      34,
      `nidoking`,
      `Nidoking`,
      [`Poison`, `Ground`],
      3,
      90,
      [`thrash`, `earthquake`],
      [`Water`, `Psychic`],
      [`Electric`, `Poison`],
      [],
      `proposed`,
    ],
    [
      29,
      `nidoran-f`,
      `Nidoran♀`,
      [`Poison`],
      1,
      50,
      [`scratch`, `poison-sting`],
      [`Psychic`, `Ground`],
      [`Grass`],
      [`nidorina`],
      `proposed`,
    ],
    [
      30,
      `nidorina`,
      `Nidorina`,
      [`Poison`],
      2,
      70,
      [`headbutt`, `sludge`],
      [`Psychic`, `Ground`],
      [`Grass`],
      [`nidoqueen`],
      `proposed`,
    ],
    [
      31,
      `nidoqueen`,
      `Nidoqueen`,
      [`Poison`, `Ground`],
      3,
      100,
      [`body-slam`, `earthquake`],
      [`Water`, `Psychic`],
      [`Electric`, `Poison`],
      [],
      `proposed`,
    ],
    [
      56,
      `mankey`,
      `Mankey`,
      [`Fighting`],
      1,
      50,
      [`scratch`, `low-kick`],
      [`Psychic`, `Flying`],
      [`Rock`],
      [`primeape`],
      `proposed`,
    ],
    [
      57,
      `primeape`,
      `Primeape`,
      [`Fighting`],
      2,
      70,
      [`karate-chop`, `submission`],
      [`Psychic`, `Flying`],
      [`Rock`],
      [],
      `proposed`,
    ],
    [
      10,
      `caterpie`,
      `Caterpie`,
      [`Bug`],
      1,
      50,
      [`tackle`, `string-shot`],
      [`Fire`, `Flying`],
      [`Grass`],
      [`metapod`],
      `proposed`,
    ],
    [
      11,
      `metapod`,
      `Metapod`,
      [`Bug`],
      2,
      60,
      [`tackle`, `harden`],
      [`Fire`, `Flying`],
      [`Grass`],
      [`butterfree`],
      `proposed`,
    ],
    [
      12,
      `butterfree`,
      `Butterfree`,
      [`Bug`, `Flying`],
      3,
      90,
      [`psybeam`, `stun-spore`],
      [`Fire`, `Rock`],
      [`Grass`, `Fighting`],
      [],
      `proposed`,
    ],
    [
      13,
      `weedle`,
      `Weedle`,
      [`Bug`, `Poison`],
      1,
      50,
      [`poison-sting`, `string-shot`],
      [`Fire`, `Psychic`],
      [`Grass`],
      [`kakuna`],
      `proposed`,
    ],
    [
      14,
      `kakuna`,
      `Kakuna`,
      [`Bug`, `Poison`],
      2,
      70,
      [`poison-sting`, `harden`],
      [`Fire`, `Psychic`],
      [`Grass`],
      [`beedrill`],
      `proposed`,
    ],
    [
      15,
      `beedrill`,
      `Beedrill`,
      [`Bug`, `Poison`],
      3,
      90,
      [`twineedle`, `pin-missile`],
      [`Fire`, `Psychic`],
      [`Grass`, `Fighting`],
      [],
      `proposed`,
    ],
    [
      25,
      `pikachu`,
      `Pikachu`,
      [`Electric`],
      1,
      50,
      [`quick-attack`, `thunder-shock`],
      [`Ground`],
      [`Flying`],
      [`raichu`],
      `proposed`,
    ],
    [
      26,
      `raichu`,
      `Raichu`,
      [`Electric`],
      2,
      70,
      [`slam`, `thunderbolt`],
      [`Ground`],
      [`Flying`],
      [],
      `proposed`,
    ],
    [
      41,
      `zubat`,
      `Zubat`,
      [`Poison`, `Flying`],
      1,
      40,
      [`leech-life`, `supersonic`],
      [`Electric`, `Psychic`],
      [`Grass`],
      [`golbat`],
      `proposed`,
    ],
    [
      42,
      `golbat`,
      `Golbat`,
      [`Poison`, `Flying`],
      2,
      70,
      [`wing-attack`, `confuse-ray`],
      [`Electric`, `Psychic`],
      [`Grass`, `Fighting`],
      [],
      `proposed`,
    ],
    [
      74,
      `geodude`,
      `Geodude`,
      [`Rock`, `Ground`],
      1,
      40,
      [`tackle`, `rock-throw`],
      [`Water`, `Grass`],
      [`Normal`],
      [`graveler`],
      `proposed`,
    ],
    [
      75,
      `graveler`,
      `Graveler`,
      [`Rock`, `Ground`],
      2,
      60,
      [`take-down`, `rock-slide`],
      [`Water`, `Grass`],
      [`Normal`, `Fire`],
      [`golem`],
      `proposed`,
    ],
    [
      76,
      `golem`,
      `Golem`,
      [`Rock`, `Ground`],
      3,
      90,
      [`earthquake`, `explosion`],
      [`Water`, `Grass`],
      [`Normal`, `Fire`],
      [],
      `proposed`,
    ],
    [
      35,
      `clefairy`,
      `Clefairy`,
      [`Normal`],
      1,
      50,
      [`double-slap`, `sing`],
      [`Fighting`],
      [`Ghost`],
      [`clefable`],
      `proposed`,
    ],
    [
      36,
      `clefable`,
      `Clefable`,
      [`Normal`],
      2,
      80,
      [`body-slam`, `sing`],
      [`Fighting`],
      [`Ghost`],
      [],
      `proposed`,
    ],
    [
      46,
      `paras`,
      `Paras`,
      [`Bug`, `Grass`],
      1,
      40,
      [`leech-life`, `poison-powder`],
      [`Fire`, `Flying`],
      [`Ground`],
      [`parasect`],
      `proposed`,
    ],
    [
      47,
      `parasect`,
      `Parasect`,
      [`Bug`, `Grass`],
      2,
      60,
      [`mega-drain`, `stun-spore`],
      [`Fire`, `Flying`],
      [`Ground`, `Water`],
      [],
      `proposed`,
    ],
    [
      27,
      `sandshrew`,
      `Sandshrew`,
      [`Ground`],
      1,
      40,
      [`scratch`, `sand-attack`],
      [`Water`, `Grass`],
      [`Electric`],
      [`sandslash`],
      `proposed`,
    ],
    [
      28,
      `sandslash`,
      `Sandslash`,
      [`Ground`],
      2,
      70,
      [`slash`, `dig`],
      [`Water`, `Grass`],
      [`Electric`, `Rock`],
      [],
      `proposed`,
    ],
    [
      43,
      `oddish`,
      `Oddish`,
      [`Grass`, `Poison`],
      1,
      50,
      [`absorb`, `poison-powder`],
      [`Fire`, `Psychic`],
      [`Water`],
      [`gloom`],
      `proposed`,
    ],
    [
      44,
      `gloom`,
      `Gloom`,
      [`Grass`, `Poison`],
      2,
      70,
      [`acid`, `mega-drain`],
      [`Fire`, `Psychic`],
      [`Water`, `Electric`],
      [`vileplume`],
      `proposed`,
    ],
    [
      45,
      `vileplume`,
      `Vileplume`,
      [`Grass`, `Poison`],
      3,
      90,
      [`sludge`, `petal-dance`],
      [`Fire`, `Psychic`],
      [`Water`, `Electric`],
      [],
      `proposed`,
    ],
    [
      69,
      `bellsprout`,
      `Bellsprout`,
      [`Grass`, `Poison`],
      1,
      40,
      [`vine-whip`, `wrap`],
      [`Fire`, `Psychic`],
      [`Water`],
      [`weepinbell`],
      `proposed`,
    ],
    [
      70,
      `weepinbell`,
      `Weepinbell`,
      [`Grass`, `Poison`],
      2,
      60,
      [`razor-leaf`, `acid`],
      [`Fire`, `Psychic`],
      [`Water`, `Electric`],
      [`victreebel`],
      `proposed`,
    ],
    [
      71,
      `victreebel`,
      `Victreebel`,
      [`Grass`, `Poison`],
      3,
      90,
      [`slam`, `solar-beam`],
      [`Fire`, `Psychic`],
      [`Water`, `Electric`],
      [],
      `proposed`,
    ],
    [
      63,
      `abra`,
      `Abra`,
      [`Psychic`],
      1,
      40,
      [`pound`, `confusion`],
      [`Bug`],
      [`Psychic`],
      [`kadabra`],
      `proposed`,
    ],
    [
      64,
      `kadabra`,
      `Kadabra`,
      [`Psychic`],
      2,
      60,
      [`psybeam`, `confusion`],
      [`Bug`],
      [`Psychic`, `Fighting`],
      [`alakazam`],
      `proposed`,
    ],
    [
      65,
      `alakazam`,
      `Alakazam`,
      [`Psychic`],
      3,
      80,
      [`psybeam`, `psychic`],
      [`Bug`],
      [`Psychic`, `Fighting`],
      [],
      `proposed`,
    ],
    [
      52,
      `meowth`,
      `Meowth`,
      [`Normal`],
      1,
      40,
      [`pay-day`, `fury-swipes`],
      [`Fighting`],
      [`Ghost`],
      [`persian`],
      `proposed`,
    ],
    [53, `persian`, `Persian`, [`Normal`], 2, 70, [`slash`, `bite`], [`Fighting`], [`Ghost`], [], `proposed`],
    [
      54,
      `psyduck`,
      `Psyduck`,
      [`Water`],
      1,
      50,
      [`scratch`, `water-gun`],
      [`Grass`, `Electric`],
      [`Fire`],
      [`golduck`],
      `proposed`,
    ],
    [
      55,
      `golduck`,
      `Golduck`,
      [`Water`],
      2,
      70,
      [`waterfall`, `psybeam`],
      [`Grass`, `Electric`],
      [`Fire`, `Ice`],
      [],
      `proposed`,
    ],
    [
      48,
      `venonat`,
      `Venonat`,
      [`Bug`, `Poison`],
      1,
      50,
      [`leech-life`, `confusion`],
      [`Fire`, `Psychic`],
      [`Grass`],
      [`venomoth`],
      `proposed`,
    ],
    [
      49,
      `venomoth`,
      `Venomoth`,
      [`Bug`, `Poison`],
      2,
      70,
      [`psybeam`, `stun-spore`],
      [`Fire`, `Psychic`],
      [`Grass`, `Fighting`],
      [],
      `proposed`,
    ],
    [
      96,
      `drowzee`,
      `Drowzee`,
      [`Psychic`],
      1,
      50,
      [`confusion`, `hypnosis`],
      [`Bug`],
      [`Psychic`],
      [`hypno`],
      `proposed`,
    ],
    [
      97,
      `hypno`,
      `Hypno`,
      [`Psychic`],
      2,
      70,
      [`headbutt`, `psybeam`],
      [`Bug`],
      [`Psychic`, `Fighting`],
      [],
      `proposed`,
    ],
    [
      23,
      `ekans`,
      `Ekans`,
      [`Poison`],
      1,
      40,
      [`wrap`, `poison-sting`],
      [`Psychic`, `Ground`],
      [`Grass`],
      [`arbok`],
      `proposed`,
    ],
    [
      24,
      `arbok`,
      `Arbok`,
      [`Poison`],
      2,
      70,
      [`bite`, `sludge`],
      [`Psychic`, `Ground`],
      [`Grass`, `Fighting`],
      [],
      `proposed`,
    ],
    [
      100,
      `voltorb`,
      `Voltorb`,
      [`Electric`],
      1,
      40,
      [`thunder-shock`, `self-destruct`],
      [`Ground`],
      [`Flying`],
      [`electrode`],
      `proposed`,
    ],
    [
      101,
      `electrode`,
      `Electrode`,
      [`Electric`],
      2,
      50,
      [`swift`, `explosion`],
      [`Ground`],
      [`Flying`],
      [],
      `proposed`,
    ],
    [
      81,
      `magnemite`,
      `Magnemite`,
      [`Electric`],
      1,
      40,
      [`sonic-boom`, `thunder-shock`],
      [`Ground`],
      [`Flying`],
      [`magneton`],
      `proposed`,
    ],
    [
      82,
      `magneton`,
      `Magneton`,
      [`Electric`],
      2,
      70,
      [`thunder-wave`, `thunderbolt`],
      [`Ground`],
      [`Flying`, `Electric`],
      [],
      `proposed`,
    ],
    [
      66,
      `machop`,
      `Machop`,
      [`Fighting`],
      1,
      50,
      [`low-kick`, `karate-chop`],
      [`Psychic`, `Flying`],
      [`Rock`],
      [`machoke`],
      `proposed`,
    ],
    [
      67,
      `machoke`,
      `Machoke`,
      [`Fighting`],
      2,
      70,
      [`karate-chop`, `seismic-toss`],
      [`Psychic`, `Flying`],
      [`Rock`],
      [`machamp`],
      `proposed`,
    ],
    [
      68,
      `machamp`,
      `Machamp`,
      [`Fighting`],
      3,
      100,
      [`seismic-toss`, `submission`],
      [`Psychic`, `Flying`],
      [`Rock`, `Bug`],
      [],
      `proposed`,
    ],
    [
      98,
      `krabby`,
      `Krabby`,
      [`Water`],
      1,
      50,
      [`leer`, `bubble`],
      [`Grass`, `Electric`],
      [`Fire`],
      [`kingler`],
      `proposed`,
    ],
    [
      99,
      `kingler`,
      `Kingler`,
      [`Water`],
      2,
      70,
      [`stomp`, `crabhammer`],
      [`Grass`, `Electric`],
      [`Fire`, `Ice`],
      [],
      `proposed`,
    ],
    [
      92,
      `gastly`,
      `Gastly`,
      [`Ghost`, `Poison`],
      1,
      40,
      [`lick`, `confuse-ray`],
      [`Ghost`, `Psychic`],
      [`Normal`],
      [`haunter`],
      `proposed`,
    ],
    [
      93,
      `haunter`,
      `Haunter`,
      [`Ghost`, `Poison`],
      2,
      60,
      [`night-shade`, `confuse-ray`],
      [`Ghost`, `Psychic`],
      [`Normal`, `Fighting`],
      [`gengar`],
      `proposed`,
    ],
    [
      94,
      `gengar`,
      `Gengar`,
      [`Ghost`, `Poison`],
      3,
      80,
      [`night-shade`, `dream-eater`],
      [`Ghost`, `Psychic`],
      [`Normal`, `Fighting`],
      [],
      `proposed`,
    ],
    [
      104,
      `cubone`,
      `Cubone`,
      [`Ground`],
      1,
      50,
      [`tail-whip`, `bone-club`],
      [`Water`, `Grass`],
      [`Electric`],
      [`marowak`],
      `proposed`,
    ],
    [
      105,
      `marowak`,
      `Marowak`,
      [`Ground`],
      2,
      70,
      [`headbutt`, `bonemerang`],
      [`Water`, `Grass`],
      [`Electric`, `Rock`],
      [],
      `proposed`,
    ],
    [
      58,
      `growlithe`,
      `Growlithe`,
      [`Fire`],
      1,
      50,
      [`bite`, `ember`],
      [`Water`, `Rock`],
      [`Grass`],
      [`arcanine`],
      `proposed`,
    ],
    [
      59,
      `arcanine`,
      `Arcanine`,
      [`Fire`],
      2,
      80,
      [`take-down`, `flamethrower`],
      [`Water`, `Rock`],
      [`Grass`, `Bug`],
      [],
      `proposed`,
    ],
    [
      37,
      `vulpix`,
      `Vulpix`,
      [`Fire`],
      1,
      40,
      [`quick-attack`, `fire-spin`],
      [`Water`, `Rock`],
      [`Grass`],
      [`ninetales`],
      `proposed`,
    ],
    [
      38,
      `ninetales`,
      `Ninetales`,
      [`Fire`],
      2,
      70,
      [`confuse-ray`, `flamethrower`],
      [`Water`, `Rock`],
      [`Grass`, `Bug`],
      [],
      `proposed`,
    ],
    [
      133,
      `eevee`,
      `Eevee`,
      [`Normal`],
      1,
      50,
      [`quick-attack`, `sand-attack`],
      [`Fighting`],
      [`Ghost`],
      [`vaporeon`, `jolteon`, `flareon`],
      `proposed`,
    ],
    [
      134,
      `vaporeon`,
      `Vaporeon`,
      [`Water`],
      2,
      80,
      [`bite`, `surf`],
      [`Grass`, `Electric`],
      [`Fire`, `Ice`],
      [],
      `proposed`,
    ],
    [
      135,
      `jolteon`,
      `Jolteon`,
      [`Electric`],
      2,
      70,
      [`pin-missile`, `thunderbolt`],
      [`Ground`],
      [`Flying`, `Electric`],
      [],
      `proposed`,
    ],
    [
      136,
      `flareon`,
      `Flareon`,
      [`Fire`],
      2,
      70,
      [`bite`, `fire-blast`],
      [`Water`, `Rock`],
      [`Grass`, `Bug`],
      [],
      `proposed`,
    ],
    [
      39,
      `jigglypuff`,
      `Jigglypuff`,
      [`Normal`],
      1,
      50,
      [`pound`, `sing`],
      [`Fighting`],
      [`Ghost`],
      [`wigglytuff`],
      `proposed`,
    ],
    [
      40,
      `wigglytuff`,
      `Wigglytuff`,
      [`Normal`],
      2,
      90,
      [`body-slam`, `double-slap`],
      [`Fighting`],
      [`Ghost`],
      [],
      `proposed`,
    ],
    [
      84,
      `doduo`,
      `Doduo`,
      [`Normal`, `Flying`],
      1,
      50,
      [`peck`, `fury-attack`],
      [`Electric`, `Rock`],
      [`Ghost`],
      [`dodrio`],
      `proposed`,
    ],
    [
      85,
      `dodrio`,
      `Dodrio`,
      [`Normal`, `Flying`],
      2,
      70,
      [`tri-attack`, `drill-peck`],
      [`Electric`, `Rock`],
      [`Ghost`, `Ground`],
      [],
      `proposed`,
    ],
    [
      77,
      `ponyta`,
      `Ponyta`,
      [`Fire`],
      1,
      50,
      [`stomp`, `ember`],
      [`Water`, `Rock`],
      [`Grass`],
      [`rapidash`],
      `proposed`,
    ],
    [
      78,
      `rapidash`,
      `Rapidash`,
      [`Fire`],
      2,
      70,
      [`stomp`, `fire-spin`],
      [`Water`, `Rock`],
      [`Grass`, `Bug`],
      [],
      `proposed`,
    ],
    [
      102,
      `exeggcute`,
      `Exeggcute`,
      [`Grass`, `Psychic`],
      1,
      50,
      [`barrage`, `confusion`],
      [`Fire`, `Bug`],
      [`Water`],
      [`exeggutor`],
      `proposed`,
    ],
    [
      103,
      `exeggutor`,
      `Exeggutor`,
      [`Grass`, `Psychic`],
      2,
      80,
      [`egg-bomb`, `psybeam`],
      [`Fire`, `Bug`],
      [`Water`, `Ground`],
      [],
      `proposed`,
    ],
    [
      123,
      `scyther`,
      `Scyther`,
      [`Bug`, `Flying`],
      1,
      60,
      [`wing-attack`, `swords-dance`],
      [`Fire`, `Rock`],
      [`Grass`, `Fighting`],
      [],
      `proposed`,
    ],
    [
      128,
      `tauros`,
      `Tauros`,
      [`Normal`],
      1,
      70,
      [`stomp`, `take-down`],
      [`Fighting`],
      [`Ghost`],
      [],
      `proposed`,
    ],
    [
      111,
      `rhyhorn`,
      `Rhyhorn`,
      [`Ground`, `Rock`],
      1,
      60,
      [`horn-attack`, `rock-throw`],
      [`Water`, `Grass`],
      [`Electric`, `Normal`],
      [`rhydon`],
      `proposed`,
    ],
    [
      112,
      `rhydon`,
      `Rhydon`,
      [`Ground`, `Rock`],
      2,
      90,
      [`earthquake`, `horn-attack`],
      [`Water`, `Grass`],
      [`Electric`, `Normal`],
      [],
      `proposed`,
    ],
    [
      143,
      `snorlax`,
      `Snorlax`,
      [`Normal`],
      1,
      90,
      [`headbutt`, `body-slam`],
      [`Fighting`],
      [`Ghost`],
      [],
      `proposed`,
    ],
    [
      147,
      `dratini`,
      `Dratini`,
      [`Dragon`],
      1,
      50,
      [`slam`, `dragon-rage`],
      [`Ice`],
      [`Fire`, `Water`],
      [`dragonair`],
      `proposed`,
    ],
    [
      148,
      `dragonair`,
      `Dragonair`,
      [`Dragon`],
      2,
      70,
      [`slam`, `dragon-rage`],
      [`Ice`],
      [`Fire`, `Water`],
      [`dragonite`],
      `proposed`,
    ],
    [
      149,
      `dragonite`,
      `Dragonite`,
      [`Dragon`, `Flying`],
      3,
      100,
      [`fly`, `hyper-beam`],
      [`Ice`, `Rock`],
      [`Fire`, `Water`],
      [],
      `proposed`,
    ],
    [
      72,
      `tentacool`,
      `Tentacool`,
      [`Water`, `Poison`],
      1,
      50,
      [`acid`, `water-gun`],
      [`Electric`, `Psychic`],
      [`Fire`],
      [`tentacruel`],
      `proposed`,
    ],
    [
      73,
      `tentacruel`,
      `Tentacruel`,
      [`Water`, `Poison`],
      2,
      80,
      [`sludge`, `bubble-beam`],
      [`Electric`, `Psychic`],
      [`Fire`, `Fighting`],
      [],
      `proposed`,
    ],
    [
      120,
      `staryu`,
      `Staryu`,
      [`Water`],
      1,
      50,
      [`tackle`, `bubble`],
      [`Grass`, `Electric`],
      [`Fire`],
      [`starmie`],
      `proposed`,
    ],
    [
      121,
      `starmie`,
      `Starmie`,
      [`Water`, `Psychic`],
      2,
      60,
      [`psybeam`, `bubble-beam`],
      [`Grass`, `Electric`],
      [`Fire`, `Psychic`],
      [],
      `proposed`,
    ],
    [
      116,
      `horsea`,
      `Horsea`,
      [`Water`],
      1,
      40,
      [`leer`, `bubble`],
      [`Grass`, `Electric`],
      [`Fire`],
      [`seadra`],
      `proposed`,
    ],
    [
      117,
      `seadra`,
      `Seadra`,
      [`Water`],
      2,
      70,
      [`waterfall`, `hydro-pump`],
      [`Grass`, `Electric`],
      [`Fire`, `Ice`],
      [],
      `proposed`,
    ],
    [
      90,
      `shellder`,
      `Shellder`,
      [`Water`],
      1,
      50,
      [`tackle`, `withdraw`],
      [`Grass`, `Electric`],
      [`Fire`],
      [`cloyster`],
      `proposed`,
    ],
    [
      91,
      `cloyster`,
      `Cloyster`,
      [`Water`, `Ice`],
      2,
      80,
      [`withdraw`, `aurora-beam`],
      [`Grass`, `Electric`],
      [`Water`, `Ice`],
      [],
      `proposed`,
    ],
    [
      86,
      `seel`,
      `Seel`,
      [`Water`],
      1,
      60,
      [`headbutt`, `water-gun`],
      [`Grass`, `Electric`],
      [`Fire`],
      [`dewgong`],
      `proposed`,
    ],
    [
      87,
      `dewgong`,
      `Dewgong`,
      [`Water`, `Ice`],
      2,
      80,
      [`headbutt`, `aurora-beam`],
      [`Grass`, `Electric`],
      [`Water`, `Ice`],
      [],
      `proposed`,
    ],
    [
      129,
      `magikarp`,
      `Magikarp`,
      [`Water`],
      1,
      40,
      [`tackle`, `splash`],
      [`Grass`, `Electric`],
      [`Fire`],
      [`gyarados`],
      `proposed`,
    ],
    [
      130,
      `gyarados`,
      `Gyarados`,
      [`Water`, `Flying`],
      2,
      100,
      [`dragon-rage`, `hydro-pump`],
      [`Electric`, `Rock`],
      [`Fire`, `Fighting`],
      [],
      `proposed`,
    ],
    [
      131,
      `lapras`,
      `Lapras`,
      [`Water`, `Ice`],
      1,
      80,
      [`body-slam`, `ice-beam`],
      [`Grass`, `Electric`],
      [`Water`, `Ice`],
      [],
      `proposed`,
    ],
    [
      95,
      `onix`,
      `Onix`,
      [`Rock`, `Ground`],
      1,
      60,
      [`bind`, `rock-throw`],
      [`Water`, `Grass`, `Fighting`],
      [`Normal`, `Fire`],
      [],
      `proposed`,
    ],
  ].map(([e, t, n, r, i, a, o, s, c, l, u]) => ({
    id: t,
    dex: e,
    name: n,
    types: r,
    stage: i,
    hp: a,
    attacks: o,
    weaknesses: s,
    resistances: c,
    next: l,
    source: u,
  })),
  s = { 10: 5, 20: 4, 30: 3, 40: 2, 50: 1 },
  c = { 1: `misty`, 2: `koga` },
  l = [`charmander`, `squirtle`, `bulbasaur`],
  u = [
    {
      id: `route-1`,
      name: `Route 1`,
      colour: `#9ccc65`,
      cards: [
        [`pidgey`, 1],
        [`rattata`, 2],
        [`nidoran-m`, 1],
        [`nidoran-f`, 1],
        [`mankey`, 1],
      ],
    },
    {
      id: `viridian-forest`,
      name: `Viridian Forest`,
      colour: `#2e7d32`,
      cards: [
        [`caterpie`, 1],
        [`weedle`, 2],
        [`pidgey`, 1],
        [`pikachu`, 2],
      ],
    },
    {
      id: `mt-moon`,
      name: `Mt. Moon`,
      colour: `#8d6e63`,
      cards: [
        [`zubat`, 1],
        [`geodude`, 1],
        [`clefairy`, 1],
        [`paras`, 1],
        [`spearow`, 1],
        [`sandshrew`, 1],
      ],
    },
    {
      id: `routes-5-6`,
      name: `Routes 5 & 6`,
      colour: `#fdd835`,
      cards: [
        [`oddish`, 1],
        [`bellsprout`, 1],
        [`abra`, 1],
        [`meowth`, 1],
        [`psyduck`, 1],
        [`venonat`, 1],
      ],
    },
    {
      id: `routes-11-12`,
      name: `Routes 11 & 12`,
      colour: `#fb8c00`,
      cards: [
        [`drowzee`, 1],
        [`ekans`, 1],
        [`voltorb`, 1],
        [`magnemite`, 1],
        [`machop`, 1],
        [`krabby`, 1],
      ],
    },
    {
      id: `routes-7-8`,
      name: `Routes 7 & 8`,
      colour: `#8e24aa`,
      cards: [
        [`gastly`, 1],
        [`cubone`, 1],
        [`growlithe`, 1],
        [`vulpix`, 1],
        [`eevee`, 1],
        [`jigglypuff`, 1],
      ],
    },
    {
      id: `cycling-road`,
      name: `Cycling Road & Safari Zone`,
      colour: `#ec407a`,
      cards: [
        [`doduo`, 1],
        [`ponyta`, 1],
        [`exeggcute`, 1],
        [`scyther`, 1],
        [`tauros`, 1],
        [`rhyhorn`, 1],
        [`snorlax`, 1],
        [`dratini`, 1],
      ],
    },
    {
      id: `sea-routes`,
      name: `Sea Routes 19-21`,
      colour: `#1e88e5`,
      cards: [
        [`tentacool`, 2],
        [`staryu`, 1],
        [`horsea`, 1],
        [`shellder`, 1],
        [`seel`, 1],
        [`magikarp`, 1],
        [`lapras`, 1],
      ],
    },
  ],
  d = [
    [`charmeleon`, 1],
    [`charizard`, 1],
    [`wartortle`, 1],
    [`blastoise`, 1],
    [`ivysaur`, 1],
    [`venusaur`, 1],
    [`pidgeotto`, 2],
    [`pidgeot`, 2],
    [`raticate`, 2],
    [`nidorino`, 1],
    [`nidoking`, 1],
    [`nidorina`, 1],
    [`nidoqueen`, 1],
    [`primeape`, 1],
    [`metapod`, 1],
    [`butterfree`, 1],
    [`kakuna`, 2],
    [`beedrill`, 2],
    [`raichu`, 2],
    [`golbat`, 1],
    [`graveler`, 1],
    [`golem`, 1],
    [`clefable`, 1],
    [`parasect`, 1],
    [`fearow`, 1],
    [`sandslash`, 1],
    [`gloom`, 1],
    [`vileplume`, 1],
    [`weepinbell`, 1],
    [`victreebel`, 1],
    [`kadabra`, 1],
    [`alakazam`, 1],
    [`persian`, 1],
    [`golduck`, 1],
    [`venomoth`, 1],
    [`hypno`, 1],
    [`arbok`, 1],
    [`electrode`, 1],
    [`magneton`, 1],
    [`machoke`, 1],
    [`machamp`, 1],
    [`kingler`, 1],
    [`haunter`, 1],
    [`gengar`, 1],
    [`marowak`, 1],
    [`arcanine`, 1],
    [`ninetales`, 1],
    [`vaporeon`, 1],
    [`jolteon`, 1],
    [`flareon`, 1],
    [`wigglytuff`, 1],
    [`dodrio`, 1],
    [`rapidash`, 1],
    [`exeggutor`, 1],
    [`rhydon`, 1],
    [`dragonair`, 1],
    [`dragonite`, 1],
    [`tentacruel`, 2],
    [`starmie`, 1],
    [`seadra`, 1],
    [`cloyster`, 1],
    [`dewgong`, 1],
    [`gyarados`, 1],
  ],
  f = (e) => new Map(e.map(({ id: e }, t) => [e, t])),
  ee = f(o),
  te = f(i),
  ne = f(a),
  re = f(u),
  ie = (e) => m(ee, e),
  p = (e) => m(ne, e),
  ae = (e) => m(te, e);
function m(e, t) {
  const n = e.get(t);
  if (n === void 0) throw Error(`there is no "${t}"`);
  return n;
}
function oe() {
  const e = [],
    t = /* @__PURE__ */ new Map(),
    n = (n, r, i) => {
      const a = (t.get(n) ?? 0) + 1;
      t.set(n, a), e.push({ id: a === 1 ? n : `${n}-${a}`, face: ie(n), back: r, of: i });
    };
  for (const e of l) n(e, `starter`, -1);
  u.forEach(({ cards: e }, t) => {
    for (const [r, i] of e) for (let e = 0; e < i; e++) n(r, `route`, t);
  });
  for (const [e, t] of d) for (let r = 0; r < t; r++) n(e, `evolution`, -1);
  return (
    a.forEach(({ team: e }, t) => {
      for (const r of e) n(r, `gym`, t);
    }),
    e
  );
}
const h = oe(),
  g = (e, t = -1) => h.flatMap((n, r) => (n.back === e && n.of === t ? [r] : [])),
  _ = g(`starter`),
  v = u.map((e, t) => g(`route`, t)),
  se = g(`evolution`),
  y = a.map((e, t) => g(`gym`, t)),
  b = h.map(({ face: e }) => e),
  x = h.map(({ face: e }) => o[e].hp),
  S = o.map(({ attacks: e }) => e.map(ae)),
  ce = o.map(({ next: e }) => e.map(ie)),
  le = o.map(({ stage: e, next: t }) => (t.length === 0 ? 0 : 1 << p(c[e]))),
  ue = o.map((e, t) => se.filter((e) => b[e] === t)),
  de = o.map(({ weaknesses: e, resistances: t }) => ({
    ...Object.fromEntries(e.map((e) => [e, 1])),
    ...Object.fromEntries(t.map((e) => [e, -1])),
  })),
  fe = (e, t) => de[e][t] ?? 0,
  pe = (e, t) => i[S[b[e]][t]],
  me = f(h),
  he = (e) => m(me, e),
  ge = [
    [0, `center`, `Pallet Town`, null, 0.2, 0.753],
    [1, `route`, `Route 1`, `route-1`, 0.2, 0.71],
    [2, `route`, `Route 1`, `route-1`, 0.2, 0.666],
    [3, `route`, `Route 1`, `route-1`, 0.2, 0.623],
    [4, `route`, `Route 1`, `route-1`, 0.2, 0.579],
    [5, `center`, `Viridian City`, null, 0.2, 0.535],
    [6, `gym`, `Viridian City`, `giovanni`, 0.2, 0.481],
    [7, `route`, `Viridian Forest`, `viridian-forest`, 0.2, 0.426],
    [8, `route`, `Viridian Forest`, `viridian-forest`, 0.2, 0.383],
    [9, `route`, `Viridian Forest`, `viridian-forest`, 0.2, 0.339],
    [10, `route`, `Viridian Forest`, `viridian-forest`, 0.2, 0.296],
    [11, `route`, `Viridian Forest`, `viridian-forest`, 0.2, 0.252],
    [12, `center`, `Pewter City`, null, 0.2, 0.198],
    [13, `gym`, `Pewter City`, `brock`, 0.245, 0.165],
    [14, `route`, `Mt. Moon`, `mt-moon`, 0.3, 0.154],
    [15, `route`, `Mt. Moon`, `mt-moon`, 0.355, 0.141],
    [16, `route`, `Mt. Moon`, `mt-moon`, 0.41, 0.127],
    [17, `route`, `Mt. Moon`, `mt-moon`, 0.465, 0.112],
    [18, `route`, `Mt. Moon`, `mt-moon`, 0.52, 0.099],
    [19, `center`, `Cerulean City`, null, 0.58, 0.089],
    [20, `gym`, `Cerulean City`, `misty`, 0.63, 0.11],
    [21, `route`, `Routes 5 & 6`, `routes-5-6`, 0.665, 0.165],
    [22, `route`, `Routes 5 & 6`, `routes-5-6`, 0.665, 0.241],
    [23, `route`, `Routes 5 & 6`, `routes-5-6`, 0.665, 0.312],
    [24, `route`, `Routes 5 & 6`, `routes-5-6`, 0.665, 0.41],
    [25, `route`, `Routes 5 & 6`, `routes-5-6`, 0.665, 0.492],
    [26, `center`, `Vermilion City`, null, 0.665, 0.568],
    [27, `gym`, `Vermilion City`, `lt-surge`, 0.7, 0.634],
    [28, `route`, `Routes 11 & 12`, `routes-11-12`, 0.76, 0.634],
    [29, `route`, `Routes 11 & 12`, `routes-11-12`, 0.82, 0.617],
    [30, `route`, `Routes 11 & 12`, `routes-11-12`, 0.86, 0.568],
    [31, `route`, `Routes 11 & 12`, `routes-11-12`, 0.86, 0.503],
    [32, `route`, `Routes 11 & 12`, `routes-11-12`, 0.86, 0.437],
    [33, `center`, `Lavender Town`, null, 0.86, 0.361],
    [34, `route`, `Routes 7 & 8`, `routes-7-8`, 0.81, 0.361],
    [35, `route`, `Routes 7 & 8`, `routes-7-8`, 0.765, 0.361],
    [36, `route`, `Routes 7 & 8`, `routes-7-8`, 0.72, 0.361],
    [37, `center`, `Saffron City`, null, 0.61, 0.361],
    [38, `gym`, `Saffron City`, `sabrina`, 0.56, 0.361],
    [39, `route`, `Routes 7 & 8`, `routes-7-8`, 0.51, 0.361],
    [40, `route`, `Routes 7 & 8`, `routes-7-8`, 0.47, 0.361],
    [41, `center`, `Celadon City`, null, 0.42, 0.361],
    [42, `gym`, `Celadon City`, `erika`, 0.37, 0.372],
    [43, `route`, `Cycling Road & Safari Zone`, `cycling-road`, 0.34, 0.437],
    [44, `route`, `Cycling Road & Safari Zone`, `cycling-road`, 0.33, 0.514],
    [45, `route`, `Cycling Road & Safari Zone`, `cycling-road`, 0.33, 0.59],
    [46, `route`, `Cycling Road & Safari Zone`, `cycling-road`, 0.33, 0.666],
    [47, `route`, `Cycling Road & Safari Zone`, `cycling-road`, 0.36, 0.743],
    [48, `route`, `Cycling Road & Safari Zone`, `cycling-road`, 0.43, 0.786],
    [49, `center`, `Fuchsia City`, null, 0.52, 0.797],
    [50, `gym`, `Fuchsia City`, `koga`, 0.57, 0.808],
    [51, `route`, `Sea Routes 19-21`, `sea-routes`, 0.56, 0.884],
    [52, `route`, `Sea Routes 19-21`, `sea-routes`, 0.5, 0.928],
    [53, `route`, `Sea Routes 19-21`, `sea-routes`, 0.43, 0.939],
    [54, `route`, `Sea Routes 19-21`, `sea-routes`, 0.36, 0.939],
    [55, `center`, `Cinnabar Island`, null, 0.29, 0.939],
    [56, `gym`, `Cinnabar Island`, `blaine`, 0.23, 0.939],
    [57, `route`, `Sea Routes 19-21`, `sea-routes`, 0.2, 0.895],
    [58, `route`, `Sea Routes 19-21`, `sea-routes`, 0.2, 0.846],
    [59, `route`, `Sea Routes 19-21`, `sea-routes`, 0.2, 0.797],
  ],
  _e = (e) => e.split(` `)[0].toLowerCase();
function ve([e, t, n, r]) {
  return t === `center`
    ? _e(n)
    : t === `gym`
      ? `${_e(n)}-gym`
      : `${r}-${ge.filter((t) => t[0] <= e && t[3] === r).length}`;
}
const C = ge.map((e) => {
    const [, t, n, r, i, a] = e;
    return { id: ve(e), kind: t, place: n, of: r, x: i, y: a };
  }),
  ye = [7, 5],
  be = (e) => o[e].name,
  w = (e) => be(b[e]),
  xe = (e) => i[e].name,
  T = (e) => a[e].name,
  Se = (e) => a[e].badge,
  Ce = (e) => u[e].name;
function E(e) {
  const { id: t, kind: n, place: r, of: i } = C[e];
  return n === `center`
    ? `${r} Center`
    : n === `route`
      ? `${r} (${t})`
      : `${a.find((e) => e.id === i).name}'s Gym`;
}
function we(e, t, n) {
  if (t >= 0) return `${e.you === t ? `your` : `${e.name(t)}'s`} ${w(n)}`;
  const { back: r, of: i } = h[n];
  return r === `gym` ? `${T(i)}'s ${w(n)}` : `the wild ${w(n)}`;
}
const Te = (e, t, n = `${t}s`) => (e === 1 ? `1 ${t}` : `${e} ${n}`),
  Ee = {
    cards: [...new Set(h.map((e, t) => w(t)))],
    hear: (e, t, n) => {
      const [r, i] = n;
      switch (t) {
        case `goes-first`:
          e.began(`turn order`, r, `first`);
          break;
        case `chose-starter`:
          e.began(`starter`, r, w(i));
          break;
        case `used`:
          e.used(w(i));
      }
    },
  },
  De = C.map(({ kind: e, of: t }) => (e === `route` ? re.get(t) : -1)),
  D = C.map(({ kind: e, of: t }) => (e === `gym` ? p(t) : -1)),
  O = C.map(({ kind: e }) => e === `center`),
  Oe = C.reduce((e, t, n) => (D[n] >= 0 && (e[D[n]] = n), e), []),
  k = (e, t) => (e + t + C.length) % C.length;
function ke(e, t) {
  const n = Math.abs(e - t);
  return Math.min(n, C.length - n);
}
const A = o.length;
function Ae(e, t) {
  const { damage: n, hits: r, effects: a, type: o } = i[e],
    s = fe(t, o),
    c = n + (s > 0 ? 10 : s < 0 ? -10 : 0),
    l = n === 0 ? 0 : Math.max(10, c),
    u = a.reduce((e, { roll: t }) => e + (5 * t) / 6, 0);
  return ((a.some(({ does: e }) => e === `self-knockout`) ? l / 3 : l + u) * r) / 6;
}
const je = new Uint8Array(A * A),
  Me = new Float64Array(A * A);
for (let e = 0; e < A; e++)
  for (let t = 0; t < A; t++)
    S[e].forEach((n, r) => {
      const i = Ae(n, t);
      i <= Me[e * A + t] || ((Me[e * A + t] = i), (je[e * A + t] = r));
    });
const Ne = (e, t) => Me[e * A + t],
  Pe = (e, t) => je[e * A + t],
  Fe = (e, t) => Ne(e, t) / Ne(t, e),
  Ie = (e) => e.reduce((e, t) => e + t, 0) / e.length,
  Le = new Float64Array(a.length * A);
a.forEach((e, t) => {
  const n = y[t].map((e) => b[e]);
  for (let e = 0; e < A; e++) {
    const r = Ie(n.map((t) => Ne(e, t))),
      i = Ie(n.map((t) => Ne(t, e)));
    Le[t * A + e] = r / i;
  }
});
const Re = (e, t) => Le[e * A + t],
  ze = o.map(({ hp: e }, t) => e * Ie(a.map((e, n) => Re(n, t)))),
  Be = {
    brock: 1.2,
    misty: 0.85,
    'lt-surge': 1.05,
    erika: 1.15,
    koga: 0.85,
    sabrina: 1.25,
    blaine: 1.1,
    giovanni: 1.2,
  },
  Ve = a.map(({ id: e }, t) => Be[e] * y[t].reduce((e, t) => e + x[t], 0));
function He(e, t) {
  let n = 0,
    r = 0,
    i = 0;
  for (let a = 0; a < e.length; a++) {
    const o = e[a],
      s = x[o] * Le[t * A + b[o]];
    s > n ? ((i = r), (r = n), (n = s)) : s > r ? ((i = r), (r = s)) : s > i && (i = s);
  }
  const a = y[t].length;
  return (n + (a > 1 ? r : 0) + (a > 2 ? i : 0)) / Ve[t];
}
function Ue(e) {
  const t = e * e * e * e * e;
  return t / (1 + t);
}
const j = (e, t) => x[t] - e.damage[t],
  M = (e, t) => e.damage[t] < x[t],
  We = (e, t) => t.team.filter((t) => M(e, t));
function N(e, t) {
  for (let n = 0; n < t.team.length; n++) if (M(e, t.team[n])) return !0;
  return !1;
}
const P = (e, t) => !!(e.badges & (1 << t)),
  Ge = (1 << a.length) - 1;
function F(e, t, n) {
  e.damage[t] = Math.min(x[t], e.damage[t] + n);
}
function Ke(e, t) {
  for (let n = 0; n < t.team.length; n++) e.damage[t.team[n]] = 0;
}
function I(e, t) {
  for (let n = 0; n < t.length; n++) if (e.where[t[n]] === 0) return t[n];
  return -1;
}
const qe = 3.5,
  Je = (e, t) => Math.min(...C.map((n, r) => (t(r) ? ke(e, r) : 1 / 0))),
  Ye = C.map((e, t) => Je(t, (e) => O[e])),
  Xe = u.map((e, t) => C.map((e, n) => Je(n, (e) => De[e] === t)));
function Ze(e, t, n, r) {
  let { team: i } = t,
    o = 0.3 * Math.min(1, 200 / e.turn),
    s = 0,
    c = 1 / 0,
    l = -1,
    u = -1,
    d = -1;
  for (let e = 0; e < a.length; e++) {
    if (P(t, e)) continue;
    const r = He(i, e),
      a = Ue(r);
    s += 6 + 12 * (1 - (a + Math.min(1, r)) / 2);
    const f = ke(n, Oe[e]) || 2,
      ee = f / qe + 1.5 / a;
    a >= o && ee < c && ((c = ee), (l = f)), a > d && ((d = a), (u = f));
  }
  return (
    l < 0 && (l = Qe(e, t, n)),
    (s += 0.17142857142857143 * (l < 0 ? u : l)),
    r ? s : s + et(e, t) * (1 + Ye[n] / qe)
  );
}
function Qe(e, { team: t, badges: n }, r) {
  let i = 0,
    a = 0,
    o = 0,
    s = !1;
  for (let e = 0; e < t.length; e++) {
    const r = b[t[e]];
    (n & le[r]) !== 0 && (s = !0);
    const c = ze[r];
    c > o ? ((i = a), (a = o), (o = c)) : c > a ? ((i = a), (a = c)) : c > i && (i = c);
  }
  let c = -1;
  for (let t = 0; t < v.length; t++) {
    const n = Xe[t][r];
    (c < 0 || n < c) && $e(e, v[t], s ? 0 : i) && (c = n);
  }
  return c;
}
function $e(e, t, n) {
  for (let r = 0; r < t.length; r++) if (e.where[t[r]] === 0 && ze[b[t[r]]] > n) return !0;
  return !1;
}
function et(e, { team: t }) {
  let n = 0,
    r = 0;
  for (let i = 0; i < t.length; i++) (n += e.damage[t[i]]), (r += x[t[i]]);
  return r === 0 ? 0 : (1 * n) / r;
}
const tt = 19 * a.length + 2,
  nt = 0.3;
function rt(e, t) {
  if (e.winner >= 0) return +(e.winner === t);
  if (e.turn <= 1) return nt;
  let n = 0;
  for (let r = 0; r < e.trainers.length; r++) r !== t && (n += it(e, e.trainers[r]));
  const r = n / (e.trainers.length - 1);
  return nt + 0.7 * it(e, e.trainers[t]) - nt * r;
}
const it = (e, t) => 1 - Ze(e, t, t.at, !1) / tt;
Object.freeze([]),
  Object.freeze([]),
  Array.from({ length: 7 }, (e, t) => Object.freeze([t])),
  Array.from({ length: 8 }, (e, t) =>
    Array.from({ length: t }, (e, n) => Object.freeze(Array.from({ length: t }, (e, r) => (n + r) % t))),
  ).map((e) => e.map((e) => Object.freeze(e.slice(1))));
const at = () => (e, t, n, r, i, a, o, s) => e.tell(t, n, r, i, a, o, s);
function* L(e, t) {
  return 1 + (yield* e.chance(t, 6));
}
const R = at(),
  ot = {
    poison: 0,
    burn: 0,
    confusion: 0,
    paralyze: 0,
    'dealt-up': 1,
    'dealt-down': 2,
    'taken-up': 3,
    'taken-down': 4,
    'accuracy-up': 5,
    'accuracy-down': 6,
  };
function st(e, t) {
  const { modifiers: n } = e;
  for (let e = 0; e < n.length; e++) if (ot[n[e].kind] === ot[t]) return !0;
  return !1;
}
function ct(e, t, n, r) {
  e.modifiers.push({ kind: t, size: n, by: r, left: 2 });
}
function lt({ modifiers: e }) {
  for (let t = 0; t < e.length; t++) if (ot[e[t].kind] === 0) return e[t].kind;
  return null;
}
function ut({ modifiers: e }, t, n) {
  let r = 0;
  for (let i = 0; i < e.length; i++) (e[i].kind === t || e[i].kind === n) && (r += e[i].size);
  return r;
}
function dt(e, t) {
  for (const n of t.sides) for (const r of n.fighters) r.modifiers.length > 0 && ft(e, t, n, r);
}
function ft(e, { turn: t }, n, r) {
  let { s: i } = e,
    { card: a } = r,
    o = !1;
  for (const s of r.modifiers)
    s.by !== t &&
      M(i, a) &&
      (s.left--,
      s.kind === `poison` && (F(i, a, 10), R(e, 255, `poison-hurt`, n.owner, a, j(i, a))),
      !(s.left > 0) && ((o = !0), M(i, a) && R(e, 255, `wore-off`, n.owner, a, s.kind)));
  o && (r.modifiers = r.modifiers.filter(({ left: e }) => e > 0));
}
function pt(e, { does: t }, { fighter: n, side: r }) {
  return M(e.s, n.card) ? !st(n, t) || (R(e, 255, `unaffected`, r.owner, n.card, t), !1) : !1;
}
function mt(e, { does: t, size: n }, { fighter: r, side: i, by: a }) {
  ct(r, t, n, a), R(e, 255, `afflicted`, i.owner, r.card, t, n);
}
function ht(e, { size: t }, { fighter: n, side: r }) {
  F(e.s, n.card, t), R(e, 255, `hurt-itself`, r.owner, n.card, t, j(e.s, n.card));
}
function gt(e, t, { fighter: n, side: r }) {
  F(e.s, n.card, x[n.card]), R(e, 255, `blew-up`, r.owner, n.card);
}
const _t = () => !0,
  z = { can: pt, apply: mt },
  vt = {
    poison: z,
    burn: z,
    confusion: z,
    paralyze: z,
    'taken-up': z,
    'taken-down': z,
    'dealt-up': z,
    'dealt-down': z,
    'accuracy-up': z,
    'accuracy-down': z,
    'self-damage': { can: _t, apply: ht },
    'self-knockout': { can: _t, apply: gt },
  };
function* yt(e, t, { effects: n }) {
  for (let r = 0; r < n.length; r++) {
    const i = n[r],
      a = bt(t, i),
      o = vt[i.does];
    if (o.can(e, i, a)) {
      if (i.roll < 6) {
        const t = yield* L(e, `effect`);
        if ((R(e, 255, t <= i.roll ? `took-hold` : `no-hold`, i.does, t, i.roll), t > i.roll)) continue;
      }
      o.apply(e, i, a);
    }
  }
}
function bt(e, { to: t }) {
  const n = e.turn,
    r = e.sides[t === `self` ? n : 1 - n];
  return { fighter: r.fighters[r.active], side: r, by: n };
}
function* xt(e, t, n) {
  const r = t.sides[t.turn],
    i = t.sides[1 - t.turn],
    a = r.fighters[r.active],
    o = i.fighters[i.active],
    s = pe(a.card, n);
  if (
    (R(e, 255, `used`, r.owner, a.card, S[b[a.card]][n]), (yield* St(e, r, a)) && (yield* Ct(e, r, a, s)))
  ) {
    if (s.damage > 0) {
      const t = Tt(s, a, o);
      F(e.s, o.card, t), R(e, 255, `hurt`, i.owner, o.card, t, j(e.s, o.card));
    }
    yield* yt(e, t, s);
  }
}
function* St(e, t, n) {
  const r = lt(n);
  if (r !== `confusion` && r !== `paralyze`) return !0;
  const i = yield* L(e, `gate`);
  return i <= 3
    ? (R(e, 255, `broke-through`, t.owner, n.card, r, i), !0)
    : (R(e, 255, `held`, t.owner, n.card, r, i),
      r === `confusion` &&
        (F(e.s, n.card, 10), R(e, 255, `hurt-itself`, t.owner, n.card, 10, j(e.s, n.card))),
      !1);
}
function* Ct(e, t, n, r) {
  const i = wt(r, n);
  if (i >= 6) return !0;
  if (i < 1) return R(e, 255, `cannot-hit`, t.owner, n.card), !1;
  const a = yield* L(e, `hit`),
    o = a <= i;
  return R(e, 255, o ? `hit` : `missed`, t.owner, n.card, a, i), o;
}
const wt = (e, t) => (e.hits >= 6 ? e.hits : e.hits + ut(t, `accuracy-up`, `accuracy-down`));
function Tt(e, t, n) {
  const r =
    e.damage +
    ut(t, `dealt-up`, `dealt-down`) +
    ut(n, `taken-up`, `taken-down`) +
    Et(e, n.card) -
    (lt(t) === `burn` ? 10 : 0);
  return Math.max(10, r);
}
function Et(e, t) {
  const n = fe(b[t], e.type);
  return n > 0 ? 10 : n < 0 ? -10 : 0;
}
const Dt = (e, t) => ({ kind: e, clause: t }),
  B =
    (e, t, n = !1) =>
    (...r) =>
      n ? { kind: e, clause: t, about: r, secret: n } : { kind: e, clause: t, about: r },
  Ot = Dt(`starter`, `L-SETUP-04`),
  kt = Dt(`turn`, `L-TURN-01`),
  At = B(`walk`, `L-MOVE-01`),
  jt = B(`call`, `L-REACT-01`),
  Mt = B(`gym`, `L-LAND-01`),
  Nt = B(`select-wild`, `L-WILD-02`, !0),
  Pt = B(`select-gym`, `L-REACT-02`, !0),
  Ft = B(`select-player`, `L-REACT-02`, !0),
  It = B(`act`, `L-BAT-06`),
  Lt = B(`act-leader`, `L-REACT-06`),
  Rt = B(`replace`, `L-REACT-03`),
  zt = Dt(`release`, `L-REACT-05`),
  Bt = B(`evolve`, `L-REACT-04`),
  V = (e) => s[e] ?? 0;
function* Vt(e, t) {
  const n = t.sides[0].owner,
    { foe: r } = t,
    i = V(j(e.s, r)),
    a = yield* L(e, `ball`);
  a > i ? R(e, 255, `ball-missed`, n, r, a, i) : ((t.ended = `caught`), R(e, 255, `caught`, n, r, a));
}
function* Ht(e, t, n) {
  const { s: r } = e,
    { team: i } = r.trainers[t];
  if ((i.push(n), (r.where[n] = 1), i.length <= 6)) return;
  const a = yield* e.ask(t, zt, () => i.slice());
  i.splice(i.indexOf(a), 1), R(e, 255, `released`, t, a), Ut(r, a);
}
function Ut(e, t) {
  (e.where[t] = h[t].back === `starter` ? 3 : 0), (e.damage[t] = 0);
}
const H = (e) => `card:${h[e].id}`,
  Wt = (e) => `mover:${e}`,
  Gt = (e, t) => ({ id: t, say: [t] }),
  U = (e, t, n) => ({
    id: h[t].id,
    say: [`choose`, t, j(e, t)],
    ...(e.trainers[n].team.includes(t) ? { at: H(t) } : {}),
  }),
  Kt = {
    starter: U,
    turn: Gt,
    walk: Jt,
    call: Gt,
    gym: Gt,
    'select-wild': U,
    'select-gym': U,
    'select-player': U,
    act: Yt,
    'act-leader': Yt,
    replace: (e, t, n) => U(e, W(e, n).fighters[t].card, n),
    release: U,
    evolve: Xt,
  };
function qt(e, t, n, r) {
  return Kt[t.question.kind](e, n, r);
}
function Jt(e, t, n) {
  if (t === 0) return { id: `stay`, say: [`stay`], clause: `L-MOVE-02` };
  const r = k(e.trainers[n].at, t),
    i = t > 0 ? `forward` : `back`;
  return { id: `${i}:${Math.abs(t)}`, say: [i, Math.abs(t), r], at: C[r].id };
}
const W = (e, t) => e.battle.sides.find(({ chooser: e }) => e === t);
function Yt(e, t, n) {
  const r = W(e, n),
    a = r.fighters[r.active].card;
  switch (t.do) {
    case `attack`: {
      const e = S[b[a]][t.which],
        n = wt(i[e], r.fighters[r.active]);
      return { id: `attack:${i[e].id}`, say: [`attack`, e, n], at: H(a) };
    }
    case `switch`: {
      const n = r.fighters[t.to].card,
        i = [`switch`, n, j(e, n)];
      return { id: `switch:${h[n].id}`, say: i, at: H(n), clause: `L-BAT-07` };
    }
    case `ball`: {
      const { foe: t } = e.battle;
      return { id: `ball`, say: [`ball`, V(j(e, t))], at: H(t), clause: `L-BALL-01` };
    }
  }
}
function Xt(e, t) {
  return t === `leave`
    ? { id: `leave`, say: [`leave`] }
    : { id: Zt(t.card, t.into), say: [`evolve`, t.card, t.into], at: H(t.card) };
}
const Zt = (e, t) => `${h[e].id}:${o[t].id}`,
  Qt = {
    turn: (e, t, n, r) => r(t.length),
    walk: tn,
    gym: (e, t, n) => +!!P(e.trainers[n], D[e.trainers[n].at]),
    'select-wild': (e, t, n) => nn(e, t, n),
    'select-gym': (e, t, n) => nn(e, t, n),
    'select-player': (e, t, n) => nn(e, t, n),
    act: an,
    'act-leader': an,
    replace: (e, t, n) => {
      const { fighters: r } = W(e, n);
      return G(t, (t) => rn(e, r[t].card, n));
    },
    release: (e, t) => G(t, (e) => -x[e]),
    evolve: (e, t) => G(t, (e) => (e === `leave` ? 0 : x[e.card])),
  };
function $t(e, t, n, r, i) {
  const a = Qt[t.question.kind];
  return a === void 0 ? i(r.length) : a(e, r, n, i);
}
function G(e, t) {
  let [n, r] = [0, -1 / 0];
  for (let i = 0; i < e.length; i++) {
    const a = t(e[i]);
    a > r && ([n, r] = [i, a]);
  }
  return n;
}
const en = (e, t) => (P(e, t) ? 0 : Ue(He(e.team, t)));
function tn(e, t, n) {
  const r = e.trainers[n];
  return G(t, (t) => {
    const n = k(r.at, t),
      i = t === 0 ? -1 : D[n],
      a = i < 0 ? 0 : en(r, i);
    return a * (18 - 12 * a) - Ze(e, r, n, t !== 0 && O[n]);
  });
}
function nn(e, t, n) {
  return G(t, (t) => (t === null ? 0 : rn(e, t, n)));
}
function rn(e, t, n) {
  const r = e.battle,
    [i, a] = r.sides,
    o = i.chooser === n ? a : i,
    s = j(e, t),
    c = b[t];
  return o.fighters.length > 0
    ? s * Fe(c, b[o.fighters[o.active].card])
    : r.against === `gym` && h[t].back !== `gym`
      ? s * Re(r.foe, c)
      : s;
}
function an(e, t, n, r) {
  const i = e.battle,
    [a, o] = i.sides,
    [s, c] = a.chooser === n ? [a, o] : [o, a],
    l = t.length - 1;
  if (t[l].do === `ball` && V(j(e, i.foe)) >= on && cn(e.trainers[n], i.foe)) return l;
  const { card: u } = s.fighters[s.active],
    d = b[c.fighters[c.active].card];
  if (r(2) === 0) {
    const n = sn * j(e, u) * Fe(b[u], d);
    for (let r = 0; r < t.length; r++) {
      const i = t[r];
      if (i.do !== `switch`) continue;
      const a = s.fighters[i.to].card;
      if (j(e, a) * Fe(b[a], d) > n) return r;
    }
  }
  return Pe(b[u], d);
}
const on = 3,
  sn = 2.5,
  cn = ({ team: e }, t) => e.length < 6 || e.some((e) => x[e] < x[t]);
function ln(e, t, n, r) {
  const { battle: i } = e;
  i !== null &&
    i.sides.forEach(({ owner: i, fighters: a }, o) => {
      if (i < 0 || i === t) return;
      const s = r.battle?.sides[o].fighters,
        c = [],
        l = [];
      if (
        (a.forEach((e, t) => {
          e.shown || s?.[t]?.shown ? l.push(e.card) : c.push(e);
        }),
        c.length === 0)
      )
        return;
      const u = We(e, e.trainers[i]).filter((e) => !l.includes(e));
      for (const e of c) e.card = u.splice(n(u.length), 1)[0];
    });
}
const un = {
    starter: (e) =>
      _.filter((t) => e.where[t] !== 0).map((e) => ({
        id: h[e].id,
        say: [`starter-card`, e],
        why: [`why.taken`, e],
        clause: `L-SETUP-04`,
      })),
    walk: fn,
    'select-wild': mn,
    'select-player': mn,
    'select-gym': (e, t) => (W(e, t).owner === t ? mn(e, t) : []),
    act: (e, t) => [...gn(e), ...hn(e, t)],
    'act-leader': hn,
    evolve: _n,
  },
  dn = (e, t, n) => un[t.question.kind]?.(e, n, t) ?? [];
function fn(e, t, n) {
  const r = n.question.about?.[0],
    i = [];
  for (let n = r + 1; n <= 6; n++)
    for (const a of [`forward`, `back`]) {
      const o = k(e.trainers[t].at, a === `forward` ? n : -n),
        s = [a, n, o],
        c = [`why.too-far`, r];
      i.push({ id: `${a}:${n}`, say: s, why: c, clause: `L-MOVE-01`, at: C[o].id });
    }
  return i;
}
const pn = (e, t, n) => ({
  id: n,
  say: [`choose`, t, j(e, t)],
  why: [`why.ko`, t],
  clause: `L-BAT-03`,
  at: H(t),
});
function mn(e, t) {
  return e.trainers[t].team.filter((t) => !M(e, t)).map((t) => pn(e, t, h[t].id));
}
function hn(e, t) {
  const n = W(e, t);
  return n.fighters
    .filter(({ card: t }, r) => r !== n.active && !M(e, t))
    .map(({ card: t }) => ({ ...pn(e, t, `switch:${h[t].id}`), clause: `L-BAT-07` }));
}
function gn(e) {
  const { against: t, foe: n } = e.battle,
    r = { id: `ball`, say: [`ball-cannot`] };
  if (t !== `wild`) return [{ ...r, why: [`why.ball-wild`], clause: `L-WILD-03` }];
  const i = j(e, n);
  return V(i) > 0 ? [] : [{ ...r, why: [`why.ball-hp`, i], clause: `L-BALL-03`, at: H(n) }];
}
function _n(e, t) {
  const { badges: n } = e.trainers[t];
  return W(e, t).fighters.flatMap(({ card: t }) =>
    ce[b[t]].flatMap((r) => {
      const i = { id: Zt(t, r), say: [`evolve`, t, r], at: H(t) },
        a = le[b[t]];
      return M(e, t)
        ? (n & a) === 0
          ? [{ ...i, why: [`why.badge`, Math.log2(a)], clause: `L-EVO-01` }]
          : I(e, ue[r]) < 0
            ? [{ ...i, why: [`why.no-card`, r], clause: `L-EVO-10` }]
            : []
        : [{ ...i, why: [`why.not-fit`, t], clause: `L-EVO-03` }];
    }),
  );
}
const vn = Object.freeze([`move`]),
  yn = Object.freeze([`move`, `wild`]),
  bn = Array.from({ length: 7 }, (e, t) => {
    const n = Array.from({ length: t }, (e, t) => t + 1);
    return Object.freeze([...n, ...n.map((e) => -e), 0]);
  }),
  xn = Object.freeze([`fight`]),
  Sn = Object.freeze([`fight`, `leave`]),
  Cn = [0, 1].map((e) => Object.freeze({ do: `attack`, which: e })),
  wn = Array.from({ length: 3 }, (e, t) => Object.freeze({ do: `switch`, to: t })),
  Tn = Object.freeze({ do: `ball` }),
  En = (e) => Cn[e],
  Dn = (e, t) => e.filter((e, n) => !!(t & (1 << n))),
  On = Array.from({ length: 8 }, (e, t) => t),
  kn = [1, 2].map((e) =>
    On.map((t) => [[], [Tn]].map((n) => Object.freeze([...Cn.slice(0, e), ...Dn(wn, t), ...n]))),
  ),
  An = (e, t, n) => kn[e - 1][t][+!!n],
  jn = On.map((e) => Object.freeze(Dn([...wn.keys()], e))),
  Mn = h.map((e, t) => ce[b[t]].map((e) => Object.freeze({ card: t, into: e })));
function Nn(e, t) {
  Ke(e.s, e.s.trainers[t]), R(e, 255, `healed`, t);
}
function K(e, t) {
  const n = e.s.trainers[t];
  (n.at = n.center), R(e, 255, `relocated`, t, n.at), Nn(e, t);
}
function* Pn(e, t, n, r) {
  const { s: i } = e,
    a = yield* e.ask(t, Bt(r), () => [...Fn(i, t, n), `leave`]);
  if (a === `leave`) return;
  const o = yield* L(e, `evolve`);
  if (o > r) {
    R(e, 255, `evolution-failed`, t, a.card, o);
    return;
  }
  const s = In(i, t, a);
  R(e, 255, `evolved`, t, a.card, s, o);
}
function Fn(e, t, n) {
  const { badges: r } = e.trainers[t],
    i = [];
  for (const { card: t } of n.fighters)
    if (M(e, t) && (r & le[b[t]]) !== 0) for (const n of Mn[t]) I(e, ue[n.into]) >= 0 && i.push(n);
  return i;
}
function In(e, t, { card: n, into: r }) {
  const { team: i } = e.trainers[t],
    a = I(e, ue[r]);
  return (
    (i[i.indexOf(n)] = a), (e.where[a] = 1), (e.damage[a] = Math.min(e.damage[n], x[a] - 10)), Ut(e, n), a
  );
}
const Ln = { do: `select` },
  Rn = { do: `round` },
  zn = { do: `aftermath` },
  Bn = (e, t, n, r) => ({ against: e, foe: t, sides: [n, r], turn: 0, turns: 0, ended: null, winner: -1 }),
  q = (e) => ({ owner: e, chooser: e, fighters: [], active: 0 }),
  Vn = (e) => ({ owner: -1, chooser: e, fighters: [], active: 0 }),
  Hn = () => ({ owner: -1, chooser: -1, fighters: [], active: 0 }),
  Un = (e, t) => ({ card: e, shown: t, modifiers: [] });
function* Wn(e, t, n) {
  const { s: r } = e;
  R(e, 255, `challenged-leader`, t, n);
  const i = yield* Gn(e, t);
  R(e, 255, `plays-leader`, i, n);
  for (const e of y[n]) r.damage[e] = 0;
  (r.battle = Bn(`gym`, n, q(t), Vn(i))), r.agenda.push(Ln);
}
function* Gn(e, t) {
  const n = e.others(t);
  return n[yield* e.chance(`coin`, n.length)];
}
function* Kn(e, t) {
  const { sides: n, winner: r, ended: i, foe: a } = t,
    o = n[0].owner;
  r === 1 && (R(e, 255, `lost-gym`, o, a), K(e, o)),
    r === 0 &&
      (R(e, 255, `beat-leader`, o, a),
      qn(e, o, a),
      !(e.s.winner >= 0) && (yield* Pn(e, o, n[0], e.s.options.evolveMax), i === `double` && K(e, o)));
}
function qn(e, t, n) {
  const r = e.s.trainers[t];
  P(r, n) ||
    ((r.badges |= 1 << n),
    R(e, 255, `got-badge`, t, n),
    r.badges === Ge && ((e.s.winner = t), R(e, 255, `won`, t)));
}
function Jn(e, t, n) {
  R(e, 255, `called-battle`, t, n), (e.s.battle = Bn(`player`, n, q(t), q(n))), e.s.agenda.push(Ln);
}
function* Yn(e, t) {
  const { sides: n, winner: r, ended: i } = t;
  if (i === `double`) {
    R(e, 255, `both-out`, n[0].owner, n[1].owner);
    for (const { owner: t } of n) K(e, t);
  } else if (r !== -1) {
    const [t, i] = [n[r].owner, n[1 - r].owner];
    R(e, 255, `won-player`, t, i), yield* Pn(e, t, n[r], e.s.options.evolveMax), K(e, i);
  }
}
function Xn(e, t) {
  const n = De[e.trainers[t].at];
  return n >= 0 && I(e, v[n]) >= 0 && N(e, e.trainers[t]);
}
function* Zn(e, t) {
  const { s: n } = e,
    r = v[De[n.trainers[t].at]],
    i =
      r[
        yield* e.weighted(
          `wild`,
          r.map((e) => +(n.where[e] === 0)),
        )
      ];
  (n.where[i] = 2), R(e, 255, `appeared`, t, i);
  const a = Bn(`wild`, i, q(t), Hn());
  a.sides[1].fighters.push(Un(i, !0)), (n.battle = a), n.agenda.push(Ln);
}
function* Qn(e, t) {
  const { sides: n, winner: r, ended: i, foe: a } = t,
    o = n[0].owner;
  i === `caught`
    ? yield* Ht(e, o, a)
    : ((e.s.where[a] = 0),
      (e.s.damage[a] = 0),
      r === 0
        ? (R(e, 255, `beat-wild`, o, a), yield* Pn(e, o, n[0], 2))
        : r === 1 && R(e, 255, `lost-wild`, o, a),
      (r === 1 || i === `double`) && K(e, o));
}
function* $n(e) {
  const t = e.s.battle,
    n = t.sides[t.turn],
    r = yield* er(e, t, n);
  r.do === `attack`
    ? (yield* xt(e, t, r.which), sr(e.s, t) && (yield* cr(e, t)))
    : r.do === `switch`
      ? rr(e, n, r.to)
      : yield* Vt(e, t),
    t.ended === null && (dt(e, t), sr(e.s, t) && (yield* cr(e, t))),
    t.turns++,
    (t.turn = +(t.turn === 0)),
    t.ended === null && t.turns >= 200 && ((t.ended = `stopped`), R(e, 255, `stopped-battle`, t.turns)),
    e.s.agenda.push(t.ended === null ? Rn : zn);
}
function* er(e, t, n) {
  const { card: r } = n.fighters[n.active];
  if (n.chooser < 0) return yield* tr(e, t, r);
  const i = t.sides[1 - t.turn],
    a = i.fighters[i.active].card,
    o = n.owner < 0 ? Lt : It;
  return yield* e.ask(n.chooser, o(r, j(e.s, r), a, j(e.s, a)), () =>
    An(S[b[r]].length, ar(e.s, n), t.against === `wild` && V(j(e.s, t.foe)) > 0),
  );
}
function* tr(e, t, n) {
  if (S[b[n]].length === 1) return En(0);
  const r = yield* L(e, `wild-attack`),
    i = nr(r);
  return R(e, 255, `wild-rolled`, e.others(t.sides[0].owner)[0], n, r), En(i);
}
const nr = (e) => (e <= 3 ? 0 : 1);
function rr(e, t, n) {
  const r = t.fighters[t.active].card;
  ir(t, n), R(e, 255, `switched`, t.owner, r, t.fighters[n].card);
}
function ir(e, t) {
  (e.active = t), (e.fighters[t].shown = !0);
}
function ar(e, { fighters: t, active: n }) {
  let r = 0;
  for (let i = 0; i < t.length; i++) i !== n && M(e, t[i].card) && (r |= 1 << i);
  return r;
}
const or = (e, t) => !M(e, t.fighters[t.active].card) && ar(e, t) === 0;
function sr(e, { sides: t }) {
  for (let n = 0; n < t.length; n++) {
    const { fighters: r, active: i } = t[n];
    for (let t = 0; t < r.length; t++) {
      const { card: n, modifiers: a } = r[t];
      if ((t === i || a.length > 0) && !M(e, n)) return !0;
    }
  }
  return !1;
}
function* cr(e, t) {
  const { s: n } = e,
    { sides: r, turn: i } = t;
  for (const t of r) lr(e, t);
  const a = [or(n, r[0]), or(n, r[1])];
  a[0] && a[1]
    ? ((t.ended = `double`), (t.winner = t.against === `player` ? -1 : i))
    : a[0] || a[1]
      ? ((t.ended = `knock-out`), (t.winner = +!!a[0]))
      : (yield* ur(e, r[i]), yield* ur(e, r[1 - i]));
}
function lr(e, t) {
  for (const n of t.fighters) n.modifiers.length > 0 && !M(e.s, n.card) && (n.modifiers.length = 0);
}
function* ur(e, t) {
  const { card: n } = t.fighters[t.active];
  if (M(e.s, n)) return;
  const r = yield* e.ask(t.chooser, Rt(n), () => jn[ar(e.s, t)]);
  ir(t, r), R(e, 255, `sent-in`, t.owner, t.fighters[r].card);
}
function* dr(e) {
  const t = e.s.battle;
  switch (t.against) {
    case `wild`:
      yield* Qn(e, t);
      break;
    case `gym`:
      yield* Kn(e, t);
      break;
    case `player`:
      yield* Yn(e, t);
  }
  e.s.battle = null;
}
function* fr(e) {
  const { s: t } = e,
    n = t.active,
    { at: r } = t.trainers[n];
  if ((O[r] && Nn(e, n), yield* pr(e, n))) return;
  const i = D[r];
  i < 0 || !hr(t, n, i) || ((yield* e.ask(n, Mt(i), () => Sn)) === `fight` && (yield* Wn(e, n, i)));
}
function* pr(e, t) {
  const { s: n } = e,
    r = n.trainers[t],
    i = e.others(t).filter((e) => mr(n, e, t));
  if (i.length === 0 || !N(n, r)) return !1;
  const a = yield* e.window(i, jt(t), () => xn);
  return a !== null && (Jn(e, a.seat, t), !0);
}
const mr = (e, t, n) => e.trainers[t].at === e.trainers[n].at && N(e, e.trainers[t]),
  hr = (e, t, n) => N(e, e.trainers[t]) && (e.options.gymRematch || !P(e.trainers[t], n));
function* gr(e) {
  const { s: t } = e,
    n = t.battle,
    r = [];
  for (const e of n.sides) {
    if (e.chooser < 0) continue;
    const i = vr(t, n, e);
    i.length > 1 ? r.push(e) : yr(n, e, i);
  }
  const i = yield* e.composeTogether(
    r.map(({ chooser: e }) => e),
    _r(n),
    (e) =>
      vr(
        t,
        n,
        r.find(({ chooser: t }) => t === e),
      ),
    n.against === `gym` ? Sr[y[n.foe].length] : xr,
  );
  for (const [e, t] of r.entries()) yr(n, t, i[e]);
  for (const t of n.sides) {
    const [n] = t.fighters;
    (n.shown = !0), R(e, 255, `sent-out`, t.owner, n.card, t.fighters.length - 1);
  }
  t.agenda.push(Rn);
}
function _r({ against: e, foe: t, sides: n }) {
  return e === `wild` ? Nt(t) : e === `gym` ? Pt(t, y[t].length) : Ft(n[0].owner, n[1].owner);
}
const vr = (e, t, n) => (n.owner < 0 ? y[t.foe] : We(e, e.trainers[n.owner]));
function yr(e, t, n) {
  for (const e of n) t.fighters.push(Un(e, !1));
  if (!(t.owner >= 0)) for (const r of y[e.foe]) n.includes(r) || t.fighters.push(Un(r, !0));
}
const br = (e) => e.length === 0 || h[e[0]].back !== `gym`,
  xr = { min: 1, max: 3, fits: br },
  Sr = Array.from({ length: 4 }, (e, t) => ({ min: 1, max: t, fits: br })),
  Cr = { do: `turn` },
  wr = { do: `landing` },
  Tr = { do: `end` };
function* Er(e) {
  const { s: t } = e,
    n = t.active;
  t.turn++, R(e, 255, `turn`, n, t.turn);
  const r = yield* e.ask(n, kt, () => (Xn(t, n) ? yn : vn));
  t.agenda.push(Tr), r === `wild` ? yield* Zn(e, n) : (yield* Dr(e, n)) && t.agenda.push(wr);
}
function* Dr(e, t) {
  const n = e.s.trainers[t],
    r = yield* L(e, `move`);
  R(e, 255, `rolled`, t, r, `move`);
  const i = yield* e.ask(t, At(r), () => bn[r]);
  if (i === 0) return R(e, 255, `stayed`, t, n.at), !1;
  const a = Math.sign(i);
  for (let e = 0; e !== i; e += a) (n.at = k(n.at, a)), O[n.at] && (n.center = n.at);
  return R(e, 255, `moved`, t, n.at, i), !0;
}
function Or(e) {
  const { s: t } = e;
  return (
    (t.active = (t.active + 1) % e.n),
    t.turn === t.options.maxTurns
      ? ((t.stopped = !0), R(e, 255, `stopped-match`, t.turn))
      : t.agenda.push(Cr),
    kr
  );
}
const kr = [];
function Ar(e, t) {
  return {
    agenda: [{ do: `setup` }],
    options: Object.freeze({ ...t }),
    turn: 0,
    active: 0,
    winner: -1,
    stopped: !1,
    trainers: Array.from({ length: e }, () => ({ at: 0, center: 0, team: [], badges: 0 })),
    where: h.map(() => 0),
    damage: h.map(() => 0),
    battle: null,
  };
}
function* jr(e) {
  const { s: t } = e,
    n = yield* Mr(e);
  R(e, 255, `goes-first`, n);
  const r = () => _.filter((e) => t.where[e] === 0);
  for (const i of e.from(n)) {
    const n = yield* e.ask(i, Ot, r);
    (t.where[n] = 1), t.trainers[i].team.push(n), R(e, 255, `chose-starter`, i, n);
  }
  for (const n of r()) (t.where[n] = 3), R(e, 255, `starter-left`, n);
  (t.active = n), t.agenda.push(Cr);
}
function* Mr(e) {
  let t = e.from(0);
  for (; t.length > 1; ) {
    const n = [];
    for (const r of t) {
      const t = yield* L(e, `first`);
      R(e, 255, `rolled`, r, t, `first`), n.push(t);
    }
    const r = Math.max(...n);
    t = t.filter((e, t) => n[t] === r);
  }
  return t[0];
}
const Nr = C.map(({ id: e, x: t, y: n, kind: r, of: i }, a) => {
    const o = r === `route` ? u.find((e) => e.id === i) : void 0;
    return { id: e, x: t, y: n, kind: r, say: [`square`, a], ...(o === void 0 ? {} : { colour: o.colour }) };
  }),
  Pr = C.map(({ id: e }, t) => [e, C[(t + 1) % C.length].id]),
  Fr = `arena`,
  Ir = `starters`;
function Lr(e) {
  const t = Rr(e),
    n = zr(e);
  return {
    aspect: ye[0] / ye[1],
    places: Nr,
    links: Pr,
    pieces: [
      ...e.trainers.map(({ at: e }, t) => ({ id: Wt(t), kind: `mover`, at: e, seat: t, say: [`mover`, t] })),
      ...e.trainers.flatMap(({ team: e }, n) => e.map((e) => Vr(e, `team:${n}`, `member`, n, t))),
      ...e.trainers.flatMap(({ badges: e }, t) =>
        e.map((e) => ({
          id: `badge:${t}:${e}`,
          kind: `badge`,
          at: `badges:${t}`,
          seat: t,
          of: e,
          say: [`badge`, p(e)],
        })),
      ),
      ...n,
      ...e.starters.map((e) => {
        const t = he(e);
        return { id: H(t), kind: `card`, at: Ir, of: e, say: [`starter-card`, t] };
      }),
    ],
    zones: [
      ...e.trainers.map(({ team: e }, t) => ({
        id: `team:${t}`,
        kind: `team`,
        seat: t,
        count: e.length,
        say: [`team`, t],
      })),
      ...e.trainers.map(({ badges: e }, t) => ({
        id: `badges:${t}`,
        kind: `badges`,
        seat: t,
        count: e.length,
        say: [`badge-case`, t],
      })),
      { id: Fr, kind: `arena`, count: n.length, say: [`arena`] },
      { id: Ir, kind: `deck`, count: e.starters.length, say: [`starters`] },
      ...u.map(({ id: t }, n) => ({
        id: `stack:${t}`,
        kind: `deck`,
        count: e.routes[t].length,
        say: [`route-stack`, n],
      })),
      { id: `stack:evolution`, kind: `deck`, count: e.evolutions.length, say: [`evolution-stack`] },
    ],
    gauges: e.trainers.map(({ badges: e }, t) => ({
      seat: t,
      value: e.length,
      goal: a.length,
      say: [`badges`],
    })),
  };
}
function Rr(e) {
  const t = /* @__PURE__ */ new Map();
  for (const n of e.battle?.sides ?? [])
    n.fighters.forEach((e, r) => {
      e !== null && t.set(e.card, { fighter: e, active: r === n.active && e.shown });
    });
  return t;
}
function zr(e) {
  const { battle: t } = e;
  if (t === null || t.against === `player`) return [];
  const n = Rr(e),
    r = t.against === `wild` ? `wild-card` : `leader-card`,
    i = e.trainers.flatMap(({ team: e }) => e.map(({ card: e }) => e)),
    [, { fighters: a }] = t.sides;
  return (a.length > 0 ? a : y[p(t.foe)].map(Br)).flatMap((e) =>
    e === null || i.includes(e.card) ? [] : [Vr(e, Fr, r, -1, n)],
  );
}
const Br = (e) => ({ card: h[e].id, pokemon: o[b[e]].id, hp: x[e], max: x[e] });
function Vr({ card: e, pokemon: t, hp: n }, r, i, a, o) {
  const s = he(e),
    c = o.get(e),
    l = [
      ...(n === 0 ? [`ko`] : []),
      ...(c === void 0 ? [] : [c.active ? `active` : `bench`]),
      ...(c?.fighter.modifiers.map(({ kind: e }) => e) ?? []),
    ];
  return {
    id: H(s),
    kind: `card`,
    at: r,
    of: t,
    say: [i, s, n],
    ...(a < 0 ? {} : { seat: a }),
    ...(l.length === 0 ? {} : { marks: l }),
  };
}
const J = (e, t, n, r) => (e.you === t ? `You ${r}` : `${e.name(t)} ${n}`),
  Y = (e, t) => (e.you === t ? `you` : e.name(t)),
  X = (e, t) => (e.you === t ? `your` : `${e.name(t)}'s`),
  Z = (e) => e.charAt(0).toUpperCase() + e.slice(1),
  Q = (e, t, n) => Z(we(e, t, n)),
  $ = (e) => (e === 1 ? `1` : `1-${e}`),
  Hr = (e) => (e === 0 ? `knocked out` : `${e} HP left`);
function Ur(e, t) {
  const n = `${t > 0 ? `+` : `−`}${Math.abs(t)}`;
  switch (e) {
    case `dealt-up`:
    case `dealt-down`:
      return `${n} damage dealt`;
    case `taken-up`:
    case `taken-down`:
      return `${n} damage taken`;
    case `accuracy-up`:
    case `accuracy-down`:
      return `${n} to hit`;
    case `self-damage`:
      return `${t} damage to itself`;
    case `self-knockout`:
      return `knocks itself out`;
    default:
      return e;
  }
}
const Wr = {
    'dealt-up': `more damage dealt`,
    'dealt-down': `less damage dealt`,
    'taken-up': `more damage taken`,
    'taken-down': `less damage taken`,
    'accuracy-up': `a better aim`,
    'accuracy-down': `a worse aim`,
  },
  Gr = (e) => Wr[e] ?? e;
function Kr(e, t) {
  const { name: n, type: r, damage: a, effects: o } = i[e];
  return `${n} (${r}, ${a}, ${t >= 6 ? `always hits` : t < 1 ? `cannot hit` : `hits on ${$(t)}`}${o.map((e) => `; ${Ur(e.does, e.size)}${e.to === `self` && !e.does.startsWith(`self`) ? ` on itself` : ``}${e.roll >= 6 ? `` : ` on ${$(e.roll)}`}`).join(``)})`;
}
const qr = (e, t) => `${w(e)} (${o[b[e]].types.join(`/`)}, ${t}/${x[e]} HP)`,
  Jr = (e, t) => `${w(e)} (${t}/${x[e]})`,
  Yr = (e) => {
    const { name: t, types: n, hp: r } = o[e];
    return `${t} (${n.join(`/`)}, ${r} HP)`;
  },
  Xr = (e) => Te(Math.abs(e), `square`),
  Zr = (e) => a[e].team.length.toString(),
  Qr = {
    'ask.starter': { say: () => `Choose your first Pokémon.` },
    'ask.turn': { say: () => `Your turn: move, or look for a wild Pokémon?` },
    'ask.walk': { say: (e, t) => `You rolled ${t}: how far do you go?` },
    'ask.call': { say: (e, t) => `${e.name(t)} lands where you stand. Battle?` },
    'ask.gym': { say: (e, t) => `${T(t)} awaits you with ${Zr(t)} Pokémon. Battle?` },
    'ask.select-wild': { say: (e, t) => `A wild ${Yr(b[t])}! Who fights? The first named leads.` },
    'ask.select-gym': {
      say: (e, t, n) => `Battle with ${T(t)}, up to ${n} on each side: who fights? The first named leads.`,
    },
    'ask.select-player': {
      say: (e, t, n) => `${Z(Y(e, t))} against ${Y(e, n)}: who fights? The first named leads.`,
    },
    'ask.act': { say: (e, t, n, r, i) => `${Jr(t, n)} against ${Jr(r, i)}: what do you do?` },
    'ask.act-leader': {
      say: (e, t, n, r, i) => `You play ${T(h[t].of)}, ${Jr(t, n)} against ${Jr(r, i)}: what do you do?`,
    },
    'ask.replace': { say: (e, t) => `${w(t)} is knocked out. Who comes in?` },
    'ask.release': { say: () => `A team has 6 Pokémon at most: whom do you release?` },
    'ask.evolve': { say: (e, t) => `You have won. Try to evolve a Pokémon (${$(t)} succeeds)?` },
  },
  $r = {
    pass: { say: () => `Let it be` },
    move: { say: () => `Roll and move` },
    wild: { say: () => `Battle a wild Pokémon` },
    forward: { say: (e, t, n) => `Forward ${t} to ${E(n)}` },
    back: { say: (e, t, n) => `Back ${t} to ${E(n)}` },
    stay: { say: () => `Stay` },
    fight: { say: () => `Battle` },
    leave: { say: () => `Leave it` },
    choose: { say: (e, t, n) => qr(t, n) },
    attack: { say: (e, t, n) => Kr(t, n) },
    switch: { say: (e, t, n) => `Switch to ${qr(t, n)}` },
    ball: { say: (e, t) => `Throw a Pokéball (catches on ${$(t)})` },
    'ball-cannot': { say: () => `Throw a Pokéball` },
    evolve: { say: (e, t, n) => `${w(t)} into ${Yr(n)}` },
  },
  ei = { first: `for the first turn`, move: `to move` },
  ti = {
    rolled: { clause: `L-MOVE-01`, say: (e, t, n, r) => `${J(e, t, `rolls`, `roll`)} ${n} ${ei[r]}.` },
    'goes-first': {
      clause: `L-SETUP-02`,
      say: (e, t) => `${J(e, t, `takes`, `take`)} the first starter and the first turn.`,
    },
    'chose-starter': {
      clause: `L-SETUP-04`,
      say: (e, t, n) => `${J(e, t, `begins`, `begin`)} with ${w(n)}.`,
    },
    'starter-left': { clause: `L-SETUP-05`, say: (e, t) => `${w(t)} is out of the game.` },
    turn: { clause: `L-TURN-03`, say: (e, t, n) => `Turn ${n}: ${e.you === t ? `yours` : e.name(t)}.` },
    moved: {
      clause: `L-MOVE-01`,
      say: (e, t, n, r) => `${J(e, t, `moves`, `move`)} ${Xr(r)} ${r > 0 ? `forward` : `back`} to ${E(n)}.`,
    },
    stayed: { clause: `L-MOVE-02`, say: (e, t, n) => `${J(e, t, `stays`, `stay`)} on ${E(n)}.` },
    healed: { clause: `L-LAND-02`, say: (e, t) => `${Z(X(e, t))} Pokémon are healed.` },
    relocated: { clause: `L-LAND-06`, say: (e, t, n) => `${J(e, t, `goes`, `go`)} back to ${E(n)}.` },
    appeared: { clause: `L-WILD-01`, say: (e, t, n) => `${J(e, t, `meets`, `meet`)} a wild ${Yr(b[n])}.` },
    'called-battle': {
      clause: `L-PVP-01`,
      say: (e, t, n) => `${J(e, t, `calls`, `call`)} ${Y(e, n)} to battle.`,
    },
    'challenged-leader': {
      clause: `L-LAND-01`,
      say: (e, t, n) => `${J(e, t, `challenges`, `challenge`)} ${T(n)}.`,
    },
    'plays-leader': { clause: `L-GYM-02`, say: (e, t, n) => `${J(e, t, `plays`, `play`)} ${T(n)}.` },
    'sent-out': {
      clause: `L-BAT-04`,
      say: (e, t, n, r) => `${Q(e, t, n)} leads${r === 0 ? `` : `, with ${r} on the bench`}.`,
    },
    switched: { clause: `L-BAT-07`, say: (e, t, n, r) => `${Q(e, t, n)} is switched for ${w(r)}.` },
    'sent-in': { clause: `L-BAT-09`, say: (e, t, n) => `${Q(e, t, n)} comes in.` },
    'wild-rolled': {
      clause: `L-WILD-04`,
      say: (e, t, n, r) => `${J(e, t, `rolls`, `roll`)} ${r} for the wild ${w(n)}.`,
    },
    used: { clause: `L-BAT-06`, say: (e, t, n, r) => `${Q(e, t, n)} uses ${xe(r)}.` },
    'broke-through': {
      clause: `L-STAT-07`,
      say: (e, t, n, r, i) => `${Q(e, t, n)} overcomes ${r} (rolled ${i}).`,
    },
    held: { clause: `L-STAT-06`, say: (e, t, n, r, i) => `${Q(e, t, n)} is stopped by ${r} (rolled ${i}).` },
    hit: { clause: `L-ATT-02`, say: (e, t, n, r, i) => `It hits (rolled ${r}, needed ${$(i)}).` },
    missed: { clause: `L-ATT-02`, say: (e, t, n, r, i) => `It misses (rolled ${r}, needed ${$(i)}).` },
    'cannot-hit': { clause: `L-MOD-10`, say: (e, t, n) => `${Q(e, t, n)} cannot hit.` },
    hurt: { clause: `L-ATT-05`, say: (e, t, n, r, i) => `${Q(e, t, n)} takes ${r}: ${Hr(i)}.` },
    'hurt-itself': {
      clause: `L-EFF-13`,
      say: (e, t, n, r, i) => `${Q(e, t, n)} hurts itself, ${r}: ${Hr(i)}.`,
    },
    'blew-up': { clause: `L-EFF-14`, say: (e, t, n) => `${Q(e, t, n)} knocks itself out.` },
    'took-hold': {
      clause: `L-ATT-04`,
      say: (e, t, n, r) => `The die for ${Gr(t)} shows ${n} (needed ${$(r)}): it takes hold.`,
    },
    'no-hold': {
      clause: `L-ATT-04`,
      say: (e, t, n, r) => `The die for ${Gr(t)} shows ${n} (needed ${$(r)}): nothing.`,
    },
    afflicted: { clause: `L-MOD-02`, say: (e, t, n, r, i) => `${Q(e, t, n)}: ${Ur(r, i)}.` },
    unaffected: {
      clause: `L-MOD-09`,
      say: (e, t, n, r) => `${Q(e, t, n)} has its share already: no ${Gr(r)}.`,
    },
    'poison-hurt': {
      clause: `L-STAT-03`,
      say: (e, t, n, r) => `${Q(e, t, n)} suffers from poison: ${Hr(r)}.`,
    },
    'wore-off': { clause: `L-MOD-02`, say: (e, t, n, r) => `${Q(e, t, n)}: ${Gr(r)} is over.` },
    'ball-missed': {
      clause: `L-BALL-01`,
      say: (e, t, n, r, i) => `${Z(X(e, t))} Pokéball misses ${w(n)} (rolled ${r}, needed ${$(i)}).`,
    },
    caught: {
      clause: `L-BALL-05`,
      say: (e, t, n, r) => `${J(e, t, `catches`, `catch`)} ${w(n)} (rolled ${r})!`,
    },
    released: { clause: `L-TEAM-01`, say: (e, t, n) => `${J(e, t, `releases`, `release`)} ${w(n)}.` },
    'beat-wild': {
      clause: `L-WILD-06`,
      say: (e, t, n) => `${J(e, t, `beats`, `beat`)} the wild ${w(n)}, which goes back into its stack.`,
    },
    'lost-wild': {
      clause: `L-WILD-07`,
      say: (e, t, n) => `${J(e, t, `loses`, `lose`)} to the wild ${w(n)}, which goes back into its stack.`,
    },
    'beat-leader': { clause: `L-GYM-07`, say: (e, t, n) => `${J(e, t, `beats`, `beat`)} ${T(n)}.` },
    'lost-gym': { clause: `L-GYM-08`, say: (e, t, n) => `${J(e, t, `loses`, `lose`)} to ${T(n)}.` },
    'got-badge': { clause: `L-GYM-07`, say: (e, t, n) => `${J(e, t, `receives`, `receive`)} the ${Se(n)}!` },
    'won-player': { clause: `L-PVP-03`, say: (e, t, n) => `${J(e, t, `beats`, `beat`)} ${Y(e, n)}.` },
    'both-out': {
      clause: `L-PVP-04`,
      say: (e, t, n) => `${Z(Y(e, t))} and ${Y(e, n)} are both out: nobody wins.`,
    },
    'stopped-battle': {
      clause: `L-END-02`,
      say: (e, t) => `After ${t} turns the battle is stopped without a winner.`,
    },
    evolved: {
      clause: `L-EVO-06`,
      say: (e, t, n, r, i) => `${Z(X(e, t))} ${w(n)} evolves into ${w(r)} (rolled ${i})!`,
    },
    'evolution-failed': {
      clause: `L-EVO-08`,
      say: (e, t, n, r) => `${Z(X(e, t))} ${w(n)} does not evolve (rolled ${r}).`,
    },
    won: {
      clause: `L-GEN-02`,
      say: (e, t) => `${J(e, t, `owns`, `own`)} all ${a.length} badges: the game is won!`,
    },
    'stopped-match': {
      clause: `L-OPT-04`,
      say: (e, t) => `After ${t} turns the match is stopped without a winner.`,
    },
  },
  ni = {
    'too-few': { say: () => `Name at least one Pokémon.` },
    'why.taken': { say: (e, t) => `${w(t)} is taken.` },
    'why.too-far': { say: (e, t) => `You rolled ${t}.` },
    'why.ko': { say: (e, t) => `${w(t)} is knocked out.` },
    'why.ball-hp': { say: (e, t) => `With ${t} HP left no Pokéball can catch it.` },
    'why.ball-wild': { say: () => `Pokéballs are for wild Pokémon.` },
    'why.badge': { say: (e, t) => `It takes the ${Se(t)} first.` },
    'why.no-card': { say: (e, t) => `No ${be(t)} is left in the evolution stack.` },
    'why.not-fit': { say: (e, t) => `${w(t)} was knocked out in the battle.` },
  },
  ri = {
    square: { say: (e, t) => E(t) },
    mover: { say: (e, t) => e.name(t) },
    team: { say: (e, t) => `${Z(X(e, t))} team` },
    member: { say: (e, t, n) => `${w(t)} ${n}/${x[t]}` },
    'wild-card': { say: (e, t, n) => `Wild ${w(t)} ${n}/${x[t]}` },
    'leader-card': { say: (e, t, n) => `${Q(e, -1, t)} ${n}/${x[t]}` },
    'starter-card': { say: (e, t) => Yr(b[t]) },
    arena: { say: () => `Arena` },
    starters: { say: () => `Starters` },
    'route-stack': { say: (e, t) => `Stack of ${Ce(t)}` },
    'evolution-stack': { say: () => `Evolution stack` },
    badges: { say: () => `Badges` },
    badge: { say: (e, t) => Se(t) },
    'badge-case': { say: (e, t) => `${Z(X(e, t))} badges` },
  },
  ii = { ...Qr, ...$r, ...ti, ...ni, ...ri };
function ai(e, t) {
  return {
    seat: t,
    options: { ...e.options },
    turn: e.turn,
    active: e.active,
    winner: e.winner,
    stopped: e.stopped,
    trainers: e.trainers.map((t) => ({
      at: C[t.at].id,
      center: C[t.center].id,
      badges: a.filter((e, n) => P(t, n)).map(({ id: e }) => e),
      team: t.team.map((t) => si(e, t)),
    })),
    routes: Object.fromEntries(u.map(({ id: t }, n) => [t, oi(e, v[n], 0)])),
    evolutions: oi(e, se, 0),
    starters: oi(e, _, 0),
    out: oi(e, _, 3),
    battle: ci(e, t),
  };
}
const oi = (e, t, n) => t.filter((t) => e.where[t] === n).map((e) => h[e].id),
  si = (e, t) => ({ card: h[t].id, pokemon: o[b[t]].id, hp: j(e, t), max: x[t] });
function ci(e, t) {
  const { battle: n } = e;
  if (n === null) return null;
  const { against: r, foe: i, sides: o, turn: s, turns: c, ended: l, winner: u } = n;
  return {
    against: r,
    foe: r === `player` ? i : r === `gym` ? a[i].id : h[i].id,
    sides: o.map((n) => li(e, n, t)),
    turn: s,
    turns: c,
    ended: l,
    winner: u,
  };
}
const li = (e, t, n) => ({
    owner: t.owner,
    chooser: t.chooser,
    active: t.active,
    fighters: t.fighters.map(({ card: r, shown: i, modifiers: a }) =>
      i || t.owner === n
        ? {
            ...si(e, r),
            shown: i,
            modifiers: a.map(({ kind: e, size: t, by: n, left: r }) => ({
              kind: e,
              size: t,
              by: n,
              left: r,
            })),
          }
        : null,
    ),
  }),
  ui = {
    id: `mit`,
    title: `Pokémon: The Board Game`,
    version: 1,
    seats: { min: 2, max: 3 },
    options: [
      {
        key: `gymRematch`,
        clause: `L-OPT-02`,
        about: `A Gym Leader whose badge a player owns may be fought again, for the evolution try.`,
        type: `flag`,
        default: !0,
      },
      {
        key: `evolveMax`,
        clause: `L-OPT-03`,
        about: `The highest roll that evolves a Pokémon after beating a player or a Gym Leader.`,
        type: `number`,
        default: 4,
        min: 3,
        max: 4,
      },
      {
        key: `maxTurns`,
        clause: `L-OPT-04`,
        about: `Stop without a winner after this many turns; 0 plays on until somebody wins.`,
        type: `number`,
        default: 0,
        min: 0,
        max: 1e6,
      },
    ],
    create: (e, t) => Ar(e, t),
    steps: { setup: jr, turn: Er, landing: fr, select: gr, round: $n, aftermath: dr, end: Or },
    outcome: (e) => (e.winner >= 0 ? [e.winner] : e.stopped ? [] : null),
    turn: (e) => e.turn,
    clone: di,
    view: ai,
    redeal: ln,
    face: qt,
    refused: dn,
    scene: Lr,
    words: ii,
    evaluate: rt,
    habit: $t,
    balance: Ee,
  };
function di(e) {
  return {
    agenda: e.agenda.slice(),
    options: e.options,
    turn: e.turn,
    active: e.active,
    winner: e.winner,
    stopped: e.stopped,
    trainers: e.trainers.map(({ at: e, center: t, team: n, badges: r }) => ({
      at: e,
      center: t,
      team: n.slice(),
      badges: r,
    })),
    where: e.where.slice(),
    damage: e.damage.slice(),
    battle: e.battle === null ? null : fi(e.battle),
  };
}
const fi = ({ against: e, foe: t, sides: n, turn: r, turns: i, ended: a, winner: o }) => ({
    against: e,
    foe: t,
    sides: [pi(n[0]), pi(n[1])],
    turn: r,
    turns: i,
    ended: a,
    winner: o,
  }),
  pi = ({ owner: e, chooser: t, fighters: n, active: r }) => ({
    owner: e,
    chooser: t,
    fighters: n.map(({ card: e, shown: t, modifiers: n }) => ({
      card: e,
      shown: t,
      modifiers: n.map(({ kind: e, size: t, by: n, left: r }) => ({ kind: e, size: t, by: n, left: r })),
    })),
    active: r,
  });
export { ui as ruleset };
