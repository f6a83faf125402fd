// Replaces Stripe.js in journeys. It has the functions that the app and `@stripe/react-stripe-js` use. As in Stripe.js,
// the card field is a frame of js.stripe.com, and the page of the bank a frame of hooks.stripe.com.
(() => {
  const api = 'https://api.stripe.com/v1';
  const frameOrigin = 'https://js.stripe.com';
  const bankOrigin = 'https://hooks.stripe.com';

  /** Resolves with the next message from a frame of this origin. */
  const nextMessage = (origin, isMeant) =>
    new Promise((resolve) => {
      const listen = ({ origin: from, data }) => {
        if (from !== origin || !isMeant(data)) return;
        removeEventListener('message', listen);
        resolve(data);
      };
      addEventListener('message', listen);
    });

  /** Creates the card field. Its input stays inside its frame. */
  function createCard(options) {
    const listeners = new Map();
    const frame = document.createElement('iframe');
    frame.title = 'Secure card payment input frame';
    frame.src = `${frameOrigin}/v3/card.html#${encodeURIComponent(JSON.stringify(options.style?.base ?? {}))}`;
    frame.style.cssText = 'border: 0; width: 100%; height: 24px; display: block; color-scheme: auto';
    const emit = (name, event) => {
      for (const listener of listeners.get(name) ?? []) listener(event);
    };
    frame.addEventListener('load', () => emit('ready', card));
    let count = 0;
    const card = {
      mount(parent) {
        const place = typeof parent === 'string' ? document.querySelector(parent) : parent;
        place.replaceChildren(frame);
      },
      unmount: () => frame.remove(),
      destroy: () => frame.remove(),
      update: () => undefined,
      on(name, listener) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
        return card;
      },
      off(name, listener) {
        listeners.set(
          name,
          (listeners.get(name) ?? []).filter((each) => each !== listener),
        );
        return card;
      },
      /** Requests a token for the card. The frame sends the card to Stripe. */
      async tokenize(key) {
        count += 1;
        const no = count;
        const answer = nextMessage(frameOrigin, (data) => data?.no === no);
        frame.contentWindow.postMessage({ no, key }, frameOrigin);
        return (await answer).result;
      },
    };
    return card;
  }

  function createElements() {
    const made = new Map();
    return {
      create(type, options = {}) {
        if (type !== 'card') throw new Error(`The fake of Stripe has no element ${type}.`);
        if (made.has(type)) throw new Error(`Can only create one Element of type ${type}.`);
        const card = createCard(options);
        const destroy = card.destroy;
        card.destroy = () => {
          made.delete(type);
          destroy();
        };
        made.set(type, card);
        return card;
      },
      getElement: (type) => made.get(typeof type === 'string' ? type : 'card') ?? null,
      update: () => undefined,
    };
  }

  /** Shows the page of the bank in front of the whole page, until the cardholder has decided. */
  async function askBank(intentId) {
    const cover = document.createElement('div');
    const frame = document.createElement('iframe');
    frame.title = "The bank's question";
    frame.src = `${bankOrigin}/3d_secure_2/challenge.html#${intentId}`;
    frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 2147483647';
    cover.append(frame);
    const answer = nextMessage(bankOrigin, (data) => data?.intentId === intentId);
    document.body.append(cover);
    await answer;
    cover.remove();
  }

  window.Stripe = (key) => {
    const read = async (secret) => {
      const id = secret.split('_secret_')[0];
      const group = id.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
      const query = new URLSearchParams({ key, client_secret: secret });
      return (await fetch(`${api}/${group}/${id}?${query}`)).json();
    };
    const unused = (name) => () => {
      throw new Error(`The fake of Stripe does not implement ${name}.`);
    };
    return {
      elements: createElements,
      async createPaymentMethod({ type, card }) {
        if (type !== 'card') throw new Error(`The fake of Stripe does not support ${type}.`);
        const answer = await card.tokenize(key);
        return answer.error ? { error: answer.error } : { paymentMethod: answer };
      },
      async handleNextAction({ clientSecret }) {
        const asked = await read(clientSecret);
        if (asked.next_action?.type !== 'use_stripe_sdk') {
          const message = 'handleNextAction: The intent supplied is not in the requires_action state.';
          return { error: { type: 'invalid_request_error', code: 'intent_unexpected_state', message } };
        }
        await askBank(asked.id);
        const intent = await read(clientSecret);
        const error = intent.last_payment_error ?? intent.last_setup_error;
        if (error) return { error };
        return intent.object === 'setup_intent' ? { setupIntent: intent } : { paymentIntent: intent };
      },
      createToken: unused('createToken'),
      confirmCardPayment: unused('confirmCardPayment'),
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  };
  window.Stripe.version = 'endive';
})();
