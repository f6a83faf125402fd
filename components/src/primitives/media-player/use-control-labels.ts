import { addTranslation, setLanguage } from 'media-chrome/utils/i18n.js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Sets the labels of the controls in the page's language. It does this during render, because the elements read the
 * labels when they are created.
 *
 * @returns the `lang` of the controller, which updates its controls when `lang` changes
 */
export function useControlLabels(): string {
  const { t, i18n } = useTranslation('player');
  const { language } = i18n;
  return useMemo(() => {
    const seconds = '{seekOffset}';
    const times = { currentTime: '{currentTime}', totalTime: '{totalTime}' };
    addTranslation(language, {
      'video player': t('controls.video'),
      'audio player': t('controls.audio'),
      Play: t('controls.play'),
      play: t('controls.play'),
      Pause: t('controls.pause'),
      pause: t('controls.pause'),
      Mute: t('controls.mute'),
      mute: t('controls.mute'),
      Unmute: t('controls.unmute'),
      unmute: t('controls.unmute'),
      volume: t('controls.volume'),
      seek: t('controls.seek'),
      'Seek backward': t('controls.back'),
      'Seek forward': t('controls.forward'),
      'seek back {seekOffset} seconds': t('controls.backBy', { seconds }),
      'seek forward {seekOffset} seconds': t('controls.forwardBy', { seconds }),
      'playback time': t('controls.time'),
      '{currentTime} of {totalTime}': t('controls.timeOf', times),
      '{time} remaining': t('controls.remaining', { time: '{time}' }),
      'video not loaded, unknown time.': t('controls.unknownTime'),
      'closed captions': t('controls.captions'),
      'Enable captions': t('controls.captionsOn'),
      'Disable captions': t('controls.captionsOff'),
      'Playback rate': t('controls.rate'),
      'current playback rate': t('controls.rate'),
      'Playback rate {playbackRate}': t('controls.rateNow', { rate: '{playbackRate}' }),
      'Enter picture in picture mode': t('controls.pip'),
      'enter picture in picture mode': t('controls.pip'),
      'Exit picture in picture mode': t('controls.pipExit'),
      'exit picture in picture mode': t('controls.pipExit'),
      'Enter fullscreen mode': t('controls.fullscreen'),
      'enter fullscreen mode': t('controls.fullscreen'),
      'Exit fullscreen mode': t('controls.fullscreenExit'),
      'exit fullscreen mode': t('controls.fullscreenExit'),
      'media loading': t('controls.loading'),
      hour: t('units.hour'),
      hours: t('units.hours'),
      minute: t('units.minute'),
      minutes: t('units.minutes'),
      second: t('units.second'),
      seconds: t('units.seconds'),
    });
    setLanguage(language);
    return language;
  }, [t, language]);
}
