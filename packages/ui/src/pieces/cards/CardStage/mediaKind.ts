/** A recording without a picture shows as a bar; its address tells. */
export const mediaKindOf = (url: string): 'audio' | 'video' =>
  /\.mp3(?:$|[?#])/i.test(url) || url.toLowerCase().includes('audio') ? 'audio' : 'video';
