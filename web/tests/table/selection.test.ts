// The one mechanism by which every game is played: pointing narrows options. Proven on the moves of Eight-Minute Empire
// and on made-up games that point at other things in other ways.
import { describe, expect, it } from 'vitest';
import type { OptionInfo, PromptInfo } from '../../src/lib/types';
import { Selection } from '../../src/table/selection.svelte';

function option(verb: string, ...targets: string[]): OptionInfo {
  return { move: `${verb} ${targets.join(' ')}`.trim(), verb, targets, text: `${verb}: ${targets.join(', ')}` };
}

function asking(options: OptionInfo[], isHeld = false): Selection {
  const selection = new Selection({
    isOnBoard: (target) => /^(row-\d|[A-Z]\d+|(tile|gate|card)-.+)$/.test(target),
    isHeld: () => isHeld,
    isTicked: (target) => target.startsWith('card-'),
    isTentative: ({ verb }) => verb === 'send',
  });
  selection.ask(prompt(options));
  return selection;
}

function prompt(options: OptionInfo[]): PromptInfo {
  return { seat: 0, asks: 'something', rule: 'X-1', text: 'What now?', options };
}

const march = [
  option('move', 'C4', 'C5'),
  option('move', 'C4', 'W5'),
  option('move', 'C1', 'C2'),
  option('move', 'C1', 'W2'),
  option('move', 'C5', 'C4'),
  option('stop', 'stop'),
];

describe('in the order of the options', () => {
  it('asks for what options begin with', () => {
    expect([...asking(march).next]).toEqual(['C4', 'C1', 'C5', 'stop']);
  });

  it('narrows to the goals of the chosen army', () => {
    const selection = asking(march);
    expect(selection.point('C4')).toBeNull();
    expect([...selection.next]).toEqual(['C5', 'W5']);
    expect(selection.candidate).toBeNull();
  });

  it('means one option when all is chosen, and plays it on the second click', () => {
    const selection = asking(march);
    selection.point('C4');
    selection.point('W5');
    expect(selection.candidate?.move).toBe('move C4 W5');
    expect(selection.point('W5')?.move).toBe('move C4 W5');
  });

  it('prefers the goal where an own army stands too', () => {
    const selection = asking(march);
    selection.point('C4');
    selection.point('C5');
    expect(selection.candidate?.move).toBe('move C4 C5');
  });

  it('previews at once what has one way to go on, and says yes by its goal', () => {
    const selection = asking(march);
    selection.point('C5');
    expect(selection.candidate?.move).toBe('move C5 C4');
    expect(selection.mark('C4')).toBe('chosen');
    expect(selection.point('C4')?.move).toBe('move C5 C4');
  });
});

describe('changing one’s mind', () => {
  it('takes another army in one click', () => {
    const selection = asking(march);
    selection.point('C4');
    expect(selection.mark('C1')).toBe('other');
    selection.point('C1');
    expect(selection.chosen).toEqual(['C1']);
  });

  it('takes another goal in one click', () => {
    const selection = asking(march);
    selection.point('C4');
    selection.point('W5');
    selection.point('C5');
    expect(selection.candidate?.move).toBe('move C4 C5');
  });

  it('keeps the army when it is pointed at again, and lets it go the second time', () => {
    const selection = asking(march);
    selection.point('C4');
    selection.point('W5');
    selection.point('C4');
    expect(selection.chosen).toEqual(['C4']);
    selection.point('C4');
    expect(selection.chosen).toEqual([]);
  });

  it('steps back one stage at a time', () => {
    const selection = asking(march);
    selection.point('C4');
    selection.point('W5');
    expect(selection.back()).toBe(true);
    expect(selection.chosen).toEqual(['C4']);
    expect(selection.back()).toBe(true);
    expect(selection.back()).toBe(false);
  });
});

describe('a reason why not', () => {
  it('is seen from the army that was chosen, with or without a goal', () => {
    const selection = asking(march);
    expect(selection.context).toEqual([]);
    selection.point('C4');
    expect(selection.context).toEqual(['C4']);
    selection.point('W5');
    expect(selection.context).toEqual(['C4']);
  });

  it('is not seen from what the thing would replace', () => {
    const selection = asking([option('take', 'row-1')]);
    expect(selection.chosen).toEqual(['row-1']);
    expect(selection.context).toEqual([]);
  });
});

describe('in another order', () => {
  it('lets one begin with the goal', () => {
    const selection = asking(march);
    expect(selection.mark('W2')).toBe('free');
    selection.point('W2');
    expect(selection.candidate?.move).toBe('move C1 W2');
  });

  it('asks who goes to a goal that several can reach', () => {
    const selection = asking([option('move', 'A1', 'G1'), option('move', 'B1', 'G1'), option('move', 'B1', 'A1')]);
    selection.point('G1');
    expect([...selection.next]).toEqual(['A1', 'B1']);
    selection.point('B1');
    expect(selection.candidate?.move).toBe('move B1 G1');
  });

  it('refuses what no option names', () => {
    const selection = asking(march);
    expect(selection.mark('S3')).toBe('shut');
    selection.point('S3');
    expect(selection.chosen).toEqual([]);
  });
});

describe('where what was chosen stays in hand', () => {
  const lay = [option('add', 'tile-mine', 'A1'), option('add', 'tile-mine', 'A2'), option('add', 'tile-lake', 'B1')];

  it('refuses what only goes with something else', () => {
    const selection = asking(lay, true);
    selection.point('tile-mine');
    expect(selection.mark('B1')).toBe('shut');
    selection.point('B1');
    expect(selection.chosen).toEqual(['tile-mine']);
    selection.point('A1');
    expect([selection.mark('B1'), selection.mark('A2')]).toEqual(['shut', 'other']);
  });

  it('still lets one change one’s mind, and begin with the goal', () => {
    const selection = asking(lay, true);
    expect(selection.mark('B1')).toBe('free');
    selection.point('tile-mine');
    selection.point('tile-lake');
    expect(selection.candidate?.move).toBe('add tile-lake B1');
  });
});

describe('what is chosen for one', () => {
  it('is the only place that there is, and one click plays it', () => {
    const selection = asking([option('place', 'C5'), option('stop', 'stop')]);
    expect(selection.candidate?.move).toBe('place C5');
    expect(selection.back()).toBe(false);
    expect(selection.point('C5')?.move).toBe('place C5');
  });

  it('is the only army, whose goals then glow', () => {
    const selection = asking([option('move', 'C5', 'C4'), option('move', 'C5', 'C6'), option('stop', 'stop')]);
    expect(selection.chosen).toEqual(['C5']);
    expect([...selection.next]).toEqual(['C4', 'C6']);
    expect(selection.offers.map((offer) => offer.target)).toEqual(['stop']);
  });

  it('is nothing when there are two', () => {
    expect(asking([option('take', 'row-1'), option('take', 'row-2')]).chosen).toEqual([]);
  });
});

describe('what is offered in words', () => {
  it('is what begins off the board, at every stage', () => {
    const selection = asking(march);
    expect(selection.offers.map((offer) => offer.option.move)).toEqual(['stop stop']);
    selection.point('C4');
    expect(selection.offers.map((offer) => offer.option.move)).toEqual(['stop stop']);
    expect(selection.offers[0]?.isDeed).toBe(true);
  });

  it('are bids, each to be confirmed', () => {
    const selection = asking([0, 1, 2].map((coins) => option('bid', `coins-${coins}`)));
    expect(selection.offers.map((offer) => offer.isDeed)).toEqual([false, false, false]);
    const [, one] = selection.offers;
    if (one) selection.pick(one);
    expect(selection.candidate?.move).toBe('bid coins-1');
    expect(selection.offers.map((offer) => offer.isChosen)).toEqual([false, true, false]);
  });

  it('is whose army falls, when several stand in the region', () => {
    const strike = [
      option('destroy', 'C5', 'lapis'),
      option('destroy', 'C5', 'tyrian'),
      option('destroy', 'C6', 'lapis'),
      option('stop', 'stop'),
    ];
    const selection = asking(strike);
    selection.point('C5');
    expect(selection.offers.map((offer) => offer.target)).toEqual(['stop', 'lapis', 'tyrian']);
    const last = selection.offers[2];
    if (last) selection.pick(last);
    expect(selection.candidate?.move).toBe('destroy C5 tyrian');
    selection.point('C6');
    expect(selection.candidate?.move).toBe('destroy C6 lapis');
  });

  it('parts options that point at the same things', () => {
    const selection = asking([option('plant', 'tile-3'), option('dig', 'tile-3'), option('dig', 'tile-4')]);
    selection.point('tile-3');
    expect(selection.candidate).toBeNull();
    expect(selection.offers.map((offer) => offer.option.verb)).toEqual(['plant', 'dig']);
    const [plant] = selection.offers;
    if (plant) selection.pick(plant);
    expect(selection.candidate?.verb).toBe('plant');
    expect(selection.back()).toBe(true);
    expect(selection.chosen).toEqual(['tile-3']);
  });

  it('is an option that points at nothing', () => {
    const selection = asking([option('pass'), option('build', 'tile-1'), option('build', 'tile-2')]);
    expect(selection.offers.map((offer) => offer.option.verb)).toEqual(['pass']);
    const [pass] = selection.offers;
    if (pass) selection.pick(pass);
    expect(selection.candidate?.verb).toBe('pass');
  });
});

describe('one click that says two things', () => {
  const strike = [
    option('destroy', 'C5', 'lapis'),
    option('destroy', 'C5', 'tyrian'),
    option('destroy', 'C6', 'lapis'),
  ];

  it('chooses both, and says yes the second time', () => {
    const selection = asking(strike);
    expect(selection.point('C5', 'tyrian')).toBeNull();
    expect(selection.candidate?.move).toBe('destroy C5 tyrian');
    expect(selection.point('C5', 'tyrian')?.move).toBe('destroy C5 tyrian');
  });

  it('means the region where no option asks whose', () => {
    const selection = asking(march);
    selection.point('C4', 'lapis');
    expect(selection.chosen).toEqual(['C4']);
  });
});

describe('three things in a row', () => {
  const trade = [
    option('trade', 'row-1', 'tile-a', 'tile-b'),
    option('trade', 'row-1', 'tile-a', 'tile-c'),
    option('trade', 'row-1', 'tile-d', 'tile-b'),
    option('trade', 'row-2', 'tile-a', 'tile-b'),
  ];

  it('changes the middle one and asks for the last again', () => {
    const selection = asking(trade);
    selection.point('row-1');
    selection.point('tile-a');
    selection.point('tile-c');
    expect(selection.candidate?.move).toBe('trade row-1 tile-a tile-c');
    selection.point('tile-d');
    expect(selection.candidate?.move).toBe('trade row-1 tile-d tile-b');
  });

  it('asks for what comes first when one begins with the last', () => {
    const selection = asking(trade);
    selection.point('tile-b');
    expect([...selection.next]).toEqual(['row-1', 'row-2']);
    selection.point('row-2');
    expect(selection.candidate?.move).toBe('trade row-2 tile-a tile-b');
  });
});

describe('things that are ticked in any order', () => {
  const cards = ['card-1', 'card-2', 'card-3', 'card-4'];
  const pairs = cards.flatMap((one, at) => cards.slice(at + 1).map((two) => option('sail', 'gate-sail', one, two)));
  const harbour = [
    ...pairs,
    ...cards.map((card) => option('keep', 'gate-keep', card)),
    option('add', 'gate-war', 'tile-a'),
    option('add', 'gate-war', 'tile-b'),
    option('add', 'gate-peace', 'tile-a'),
  ];
  const chose = (...targets: string[]) => {
    const selection = asking(harbour);
    for (const target of targets) selection.point(target);
    return selection;
  };

  it('glow all at once, and may be ticked from the last to the first', () => {
    const selection = chose('gate-sail');
    expect([...selection.next]).toEqual(cards);
    selection.point('card-3');
    expect([...selection.next].sort()).toEqual(['card-1', 'card-2', 'card-4']);
    expect(selection.candidate).toBeNull();
    expect(selection.point('card-1')).toBeNull();
    expect(selection.candidate?.move).toBe('sail gate-sail card-1 card-3');
  });

  it('lose their tick by a second click, wherever they stand in the choice', () => {
    const selection = chose('gate-sail', 'card-3', 'card-1');
    expect(selection.point('card-3')).toBeNull();
    expect(selection.chosen).toEqual(['gate-sail', 'card-1']);
    expect(selection.point('card-1')).toBeNull();
    expect(selection.chosen).toEqual(['gate-sail']);
  });

  it('take the place of the latest tick when there is no room for more', () => {
    const selection = chose('gate-sail', 'card-1', 'card-3');
    expect(selection.mark('card-4')).toBe('other');
    selection.point('card-4');
    expect(selection.candidate?.move).toBe('sail gate-sail card-1 card-4');
  });

  it('step back one by one', () => {
    const selection = chose('gate-sail', 'card-4', 'card-2');
    expect(selection.back()).toBe(true);
    expect(selection.chosen).toEqual(['gate-sail', 'card-4']);
  });

  it('may come before what leads to them', () => {
    const selection = chose('card-4');
    expect([...selection.next].sort()).toEqual(['gate-keep', 'gate-sail']);
    selection.point('card-2');
    expect(selection.candidate?.move).toBe('sail gate-sail card-2 card-4');
    selection.point('card-4');
    expect(selection.chosen).toEqual(['card-2']);
    selection.point('gate-sail');
    expect([...selection.next].sort()).toEqual(['card-1', 'card-3', 'card-4']);
  });

  it('never say yes, even if all of them go', () => {
    const selection = asking([option('sail', 'gate-sail', ...cards), option('add', 'gate-war', 'tile-a')]);
    selection.point('gate-sail');
    expect(cards.map((card) => selection.mark(card))).toEqual(['chosen', 'chosen', 'chosen', 'chosen']);
    expect(selection.point('card-2')).toBeNull();
    expect(selection.candidate?.move).toBe(`sail gate-sail ${cards.join(' ')}`);
  });

  it('are chosen like anything else where only one is wanted', () => {
    const selection = chose('gate-keep', 'card-2');
    expect(selection.candidate?.move).toBe('keep gate-keep card-2');
    selection.point('card-3');
    expect(selection.candidate?.move).toBe('keep gate-keep card-3');
    expect(selection.point('card-3')?.move).toBe('keep gate-keep card-3');
  });

  it('leave other things as they are: one way is taken, of two ways one is asked for', () => {
    expect(chose('tile-b').candidate?.move).toBe('add gate-war tile-b');
    const selection = chose('tile-a');
    expect([...selection.next].sort()).toEqual(['gate-peace', 'gate-war']);
    selection.point('gate-peace');
    expect(selection.candidate?.move).toBe('add gate-peace tile-a');
  });

  it('do not hide what a reason why not is seen from', () => {
    expect(chose('gate-war').context).toEqual(['gate-war']);
    expect(chose('gate-war', 'tile-b').context).toEqual(['gate-war']);
    expect(chose('tile-a').context).toEqual([]);
  });
});

describe('the question', () => {
  it('keeps the choice when it is told again', () => {
    const selection = asking(march);
    selection.point('C4');
    selection.ask(prompt([...march]));
    expect(selection.chosen).toEqual(['C4']);
    selection.forget();
    expect(selection.chosen).toEqual(['C4']);
    selection.ask(prompt(march));
    expect(selection.chosen).toEqual([]);
  });

  it('leaves everything at rest when there is none', () => {
    const selection = asking(march);
    selection.ask(null);
    expect(selection.mark('C4')).toBe('rest');
    expect(selection.candidate).toBeNull();
    expect(selection.offers).toEqual([]);
  });

  it('takes all of a hinted option', () => {
    const selection = asking(march);
    const [hinted] = march;
    if (hinted) selection.take(hinted);
    expect(selection.candidate).toBe(hinted);
  });
});

describe('moves that only build something up', () => {
  const attack = [option('send', 'tile-1'), option('send', 'tile-2'), option('strike', 'strike')];

  it('are made by one click', () => {
    expect(asking(attack).point('tile-2')?.move).toBe('send tile-2');
  });

  it('are foreseen where one rests, and nothing else is', () => {
    const selection = asking([...attack, option('march', 'tile-3')]);
    expect(selection.tentativeAt('tile-1')?.move).toBe('send tile-1');
    expect(selection.tentativeAt('tile-3')).toBeNull();
    expect(selection.tentativeAt('tile-4')).toBeNull();
    expect(selection.chosen).toEqual([]);
  });

  it('are never chosen for one, even if there is only one', () => {
    const selection = asking([option('send', 'tile-1'), option('strike', 'strike')]);
    expect(selection.chosen).toEqual([]);
    expect(selection.candidate).toBeNull();
    expect(selection.canStepBack).toBe(false);
  });

  it('leave other choices two clicks', () => {
    const selection = asking([...attack, option('march', 'tile-3')]);
    expect(selection.point('tile-3')).toBeNull();
    expect(selection.point('tile-3')?.move).toBe('march tile-3');
  });
});
