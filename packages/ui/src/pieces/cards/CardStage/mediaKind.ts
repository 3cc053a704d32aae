/** Tells audio from video by the address: audio has no picture and is shown as a bar. */
export const mediaKindOf = (url: string): 'audio' | 'video' =>
  /\.mp3(?:$|[?#])/i.test(url) || url.toLowerCase().includes('audio') ? 'audio' : 'video';
