// Replaces https://recaptcha.net/recaptcha/api.js in journeys. It renders a checkbox that returns a token, which is
// valid once.
const boxes = [];

window.grecaptcha = {
  ready: (then) => then(),
  render(place, { sitekey, callback }) {
    const label = document.createElement('label');
    const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
    label.append(box, " I'm not a robot");
    place.append(label);
    box.addEventListener('change', () => {
      box.dataset.token = box.checked ? `solved ${sitekey} ${performance.now()}` : '';
      callback(box.dataset.token || null);
    });
    return boxes.push(box) - 1;
  },
  getResponse: (id) => boxes[id].dataset.token ?? '',
  reset(id) {
    boxes[id].checked = false;
    delete boxes[id].dataset.token;
  },
};
// The script of reCAPTCHA calls this function after it has loaded another script.
setTimeout(() => window.onloadcallback?.(), 50);
