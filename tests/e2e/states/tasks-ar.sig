pending-without-progress 358x315
~ 0zFN m-rj gpxL wckE V4c2 GfnX A5oV Ox5A AlMr 4YEV 35lR sC-7 Dzyk _0n0 Dyb6 TVE4 foGh 37bK qjoE ebXH
~ aZt7 Id8C 1d88 3YiC kyVb 1d88 wZuT YeFB qOAe Hh5s 29Tx
  rrraqrrcqrrbrss8rrscrrsbrss9qrr9rss8ttt4uvv0*13,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0ppqfoppgnopfmnoirrr7vvv0*6,sss8rrramnnmsssaoppkpqqcqqrivvv1uuu1tuu4uuu2
  vvv0ttt2uuu1ttt1uuu2vvv1vvv0*6,qrrarss8uuu1sst5ttt6uuu1vvv1*2,uuu1tuu2uuu2
  vvv0ttt5sst6sttbrssdsst8vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppkpqqgoppftuu4vvv0*7,vvv1qrrirsseqrrdsssattt7tttavvv1uvv0*3,
  vvv0tuu0*2,ttt0tuu0*14,uuv0vvv1uvv0*3,
  vvv0*4,vvv2vvv1vvv3vvv2uvv2vvv1vvv3uuu3uuu5vvv0vvv1*2,tuu6vvv1vvv0vvv1uvv0*3,
  vvv0*4,ttu8rss9sstbttt6sss7rssbtttattu4ttt7ttt8sss8stt7ttt7*2,uuu3vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  vvv0tuu0stt3tuu0*7,sst3stt4qrr7stt3rss8rss6rss2rss0uuu0vvv1uvv0*3,
  vvv0tuu0stt3tuu0*7,stt3oqqapqr6pqrarss6pqr7rss5rss1uuu0vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  vvv0uuu3uvv0*16,vvv3vvv1uvv0*3,
  vvv0uvv7vvv0*4,ttt5uuu4qrrdmnngsssdnooooppgsttcvvv0*4,uvv7vvv1uvv0*3,
  vvv0uuu4uvv0*5,uuu1rrs7uuu1ttt2ttt3uvv0*6,uvv4vvv1uvv0*3,
  vvv0*19,uvv0*4,
  uvv0*23,
pending-with-progress 358x655
~ 0zFN m-rj n1Ue wckE V4c2 GfnX xjHr WS5Z Ox5A AlMr 4YEV 35lR sC-7 Dzyk _0n0 Dyb6 x0z- TYta nLAQ qjoE
~ ebXH aZt7 Id8C 1d88 3YiC kyVb 1d88 wZuT aS87 Zw00 wUKQ XnV2 U-kK WpKs TYUR BqLf wUKQ XnV2 U-kK 7A1v
~ cUpS slOO wUKQ 7XOL 5RPT XeMh LEOg Ywfr wUKQ 7XOL 5RPT ftCw QXyI UN3- xb9D WVtN vQd5 YeFB qOAe Hh5s
~ 29Tx
  rrraqrrcqrrbrss8rssarssbqrrbrss8tuu2uvv0*14,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0ppqfoppgnopfmnoirrr7vvv0*6,sss8rrramnnmsssaoppkpqqcqqrivvv1tuu1opqagklf
  vvv0ttt2uuu1ttt1uuu2vvv1vvv0*6,qrrarss8uuu1sst5ttt6uuu1vvv1*2,rss3loo6imnd
  vvv0ttt5sst6sttbrssdsst8vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0nopgoppiopphqqqcvvv0*6,rssfrssgqrrgrrscsttarssbrssctttavvv1uvv0*3,
  vvv0tuu0*2,ttt1tuu0*3,loo2gkl0*10,oqq3vvv1uvv0*3,
  vvv0*4,vvv2vvv1vvv3vvv2uvv2vvv1vvv3uuu3uuu5vvv0vvv1*2,tuu6vvv1vvv0vvv1uvv0*3,
  vvv0*4,ttu8rss9sstbttt6sss7rssbtttattu4ttt7ttt8sss8stt7ttt7*2,uuu3vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  vvv0tuu0stt3tuu0*7,sst3stt4qrr7stt3rss8rss6rss2rss0uuu0vvv1uvv0*3,
  vvv0tuu0stt3tuu0*7,stt3oqqapqr6pqrarss6pqr7rss5rss1uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0mnndoqqanooglmnglmnhqrr4tuu0oppdnooepqqgmnnhnppeqrraqrr9mqo4kon5uuu0vvv1uvv0*3,
  vvv0tuu0stt1*2,stt0stt1*2,ttt0stt2stt1rss4qrr6stt1stt2rss6qrr6rts1qss1uuu0vvv1uvv0*3,
  vvv0tuu0*5,rss4qrr7qrr5qrr8rss5rss6rrs7pqq9qrr7rss7tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0kmmdnopcmoohklmhkmmhpqr4tuu0qrr7moogoppimnnimnoiopqaqrr7lpo4jom6uuu0vvv1uvv0*3,
  vvv0tuu0*5,ttt0stt2*2,ttt0rss5rss6tuu0stt2rss5qrrastt0rts0uuu0vvv1uvv0*3,
  vvv0tuu0*4,stt2qrr6qrr5rss5rss6rss5*2,rrs7prr8qrr7rss5tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0nppaoppbopqaoppanppbrss2qrralnnkmnofoppjlmnjnoofprrdpqrarss6*2,uuu0vvv1uvv0*3,
  vvv0tuu0ttt0stt3stt2rss4ttt0qrs6stt3ttt0stt4rss6sst2stt4rss7ttt0*2,stt0uuu0vvv1uvv0*3,
  vvv0tuu0qrs7pqqdpqr9qrs7qrraqrr6rss4qrr7prr8stt4rss7rss4qrr6rss6tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0qrrbqrr9pqqcqrrapqqbqrs9qrraqrr7pqqaqrr6qrraqrr7qrr9qrratuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*12,rss5qrr7qrr9tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0rss3stt2rss4*3,stt1tuu0*4,ttt0stt4stt1rss3stt2*2,uuu0vvv1uvv0*3,
  vvv0tuu0pqq5qrr5qrr6pqq5pqr7stt1tuu0*3,qrr7pqqapqq9pqqbrss5rss4*2,uuu0vvv1uvv0*3,
  vvv0tuu0*4,ttt0rss5qrr8*2,qrrbprr9qrraqrs8prrapqq9qrrbtuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0stt0*16,uuu0vvv1uvv0*3,
  vvv0tuu0qrr8*2,pqraqrr7tuu0rss3rss4rss5tuu0ttt0rss7stt1tuu0ttt0ttt1stt6uuu0vvv1uvv0*3,
  vvv0tuu0pqqaqrr9pqq9rrs7oqqcqrr8prr8rss7tuu0rss7qrr9pqq7qrr5pqq8*2,qrr9uuu0vvv1uvv0*3,
  vvv0uvv0uuu0*16,vvv0vvv1uvv0*3,
  vvv0uvv2uvv0*16,vvv2vvv1uvv0*3,
  vvv0uvv6vvv0*4,ttt4vvv1ttt7qqqettt9qqrhrssetttavvv0*4,uvv6vvv1uvv0*3,
  vvv0uvv5vvv0*4,vvv1uuu4pqqdrss3ttt6rss9sst1vvv1vvv0*4,uvv5vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0uvv1uvv0*3,
  uuu0*20,uvv0*3,
pending-every-reason 358x1702
~ 0zFN m-rj Vkou wckE V4c2 GfnX xjHr PYTE Ox5A AlMr 4YEV 35lR sC-7 Dzyk _0n0 Dyb6 x0z- TYta nLAQ qjoE
~ aZt7 Id8C 1d88 3YiC kyVb 1d88 wZuT aS87 Zw00 wUKQ XnV2 U-kK zomu 4yzv wUKQ 7XOL 5RPT KzsS rlg_ a8ra
~ wUKQ 7XOL 5RPT mtj1 8vBL TbrS wUKQ 7XOL 5RPT ftCw uPVY y0X2 wUKQ 7XOL 5RPT uZQp _CUK UN3- wUKQ 7XOL
~ 5RPT bVHG DC1C MMlp wUKQ 7XOL 5RPT SuIT jAeg gSIw wUKQ 7XOL 5RPT yUfv ZWXa b0K1 wUKQ 7XOL 5RPT LZS1
~ uC0Q sRzV wUKQ 7XOL 5RPT 4LQJ RldD TG0V wUKQ 7XOL 5RPT uqgt Vnxe Ypgq wUKQ 7XOL 5RPT q2yG 7rDZ ONpI
~ wUKQ 7XOL 5RPT TO8j QXyI 9_D4 wUKQ 7XOL 5RPT qsXr 8PnB dFDD wUKQ 7XOL 5RPT Miz_ _SS3 qdYa wUKQ 7XOL
~ 5RPT wJWE g6eS 9nPI wUKQ 7XOL 5RPT TouV IjBN N7kw wUKQ 7XOL 5RPT wQLU Qjpr zyuZ wUKQ 7XOL 5RPT rZ9U
~ j7GV TVDA wUKQ 7XOL 5RPT PkFk dV4e or9o wUKQ 7XOL 5RPT VAqE nluf M8k5 xb9D WVtN vQd5
  rrraqrrcqrrbrss7rss9sss8rrs8rssauvv0*15,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0tuu1uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvvv1tuu1opq9fklg
  vvv0uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vvv1rss3mop6knob
  vvv0ttt5sst6sttbrssdsst8vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0nopgoppiopphqqqcvvv0*6,rssfrssgqrrgrrscsttarssbrssctttavvv1uvv0*3,
  vvv0tuu0*2,ttt1tuu0*3,loo2gkl0*10,oqq3vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*9,stt1ttt1sst3ttt0stt3stt2stt0*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,rss5oppdoppaoqqcqrrboppbqrr7rss1uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0oppbqrr6pqqbnppcnppbqrr3tuu0*2,rss5rss6stt2stt1stt4rss5orq3mqp4uuu0vvv1uvv0*3,
  vvv0tuu0pqq5qrr6qrr5pqq5qrr6stt1tuu0*2,rss5qrr6qrr9qrr6pqr8rss5psr2orq2uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0pqq7nppbpqq9nopapqr8tuu0*2,rss3pqqaopqapqqbpqqepqq8pqrerss6*2,uuu0vvv1uvv0*3,
  vvv0tuu0*2,ttu0stt2rss5stt4rss8rss4stt3stt4stt5rss9rss6stt3rss7ttt0stt0uuu0vvv1uvv0*3,
  vvv0tuu0*2,stt1rss4rss3rss4stt4rss3rss5rss7rss4rss3rss6rss5*2,tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0oqq7nppbpqq9nopapqr8tuu0*2,rss6pqr9opqapqqcprrdoqqhpqqgrss7qrr7uuu0vvv1uvv0*3,
  vvv0tuu0ttt1stt3rss5rssasss6sst4rss8stt4rss7stt6qrrbrss4rss5rss4tuu0ttt0uuu0vvv1uvv0*3,
  vvv0tuu0stt2rss2*2,sss3stt2*2,rss2*2,stt2rss6stt2sss1*2,stt1tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*12,ttt0tuu0*4,uuu0vvv1uvv0*3,
  vvv0tuu0pqq7nppbpqq9nopapqr8tuu0*4,qrr6pqqbopqdpqqcpqq8rss7qrr7uuu0vvv1uvv0*3,
  vvv0tuu0*4,rss6sst5rss6rss7*3,rss5rss7rss4sst5rss4tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*3,ttt1rss3rss2*2,stt3rss2rss5rss4stt2sss1*2,stt1tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*12,ttt0tuu0*2,ttt0*2,uuu0vvv1uvv0*3,
  vvv0tuu0pqq8nppbpqq9nopapqr8tuu0*4,qrr7pqqboqqbpqqeqrr9rss7qrr7uuu0vvv1uvv0*3,
  vvv0tuu0*4,ttu0stt3rss6qrr7rss8rss6rss7rss6qrraqrr8qrs9tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*4,ttt0stt1*2,stt0stt3rss2stt3stt1stt0*2,stt1tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*12,stt1tuu0*2,stt0*2,uuu0vvv1uvv0*3,
  vvv0tuu0pqq8nppbpqq9nopapqr8tuu0*4,qrr7pqqboqqbpqqdpqq9rss6*2,uuu0vvv1uvv0*3,
  vvv0tuu0*3,rss8pqqbqrr7prr9rss6pqrbpqqbsst4rss5prrapqq9qrrbtuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*4,stt1tuu0*5,stt3ttt1tuu0ttt1rss5tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*11,ttt0rss4qrr5rss4tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0opq9nppbpqq9nopapqr8tuu0*4,qrr5pqqbopqdpqqdpqqcrss7qrs7uuu0vvv1uvv0*3,
  vvv0tuu0*3,ttt1stt3rss5sst6rss8stt4stt2*3,rss7rss4rss8tuu0ttt0uuu0vvv1uvv0*3,
  vvv0tuu0*2,ttt0rss3rss4rss2sst3rss3rss5sss2qrr8rss3rss6qrs5rss4tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*12,ttt0tuu0*4,uuu0vvv1uvv0*3,
  vvv0tuu0pqq7nppbpqq9nopapqr8tuu0*4,qrr7pqqcopqbpqqbqrr8rss7qrr7uuu0vvv1uvv0*3,
  vvv0tuu0stt2stt4rss7rssbrss6stt2rss5rss7stt3sss4stt4rss8rss5rss8tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss2*2,stt1stt2*2,rss4*2,sst4rss4qrr8qrr6sst4rss3stt1tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*10,rss5pqr8qrr7rss6qrr6tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0pqq8opqapqr9opp9pqr7tuu0*4,rss4qrrapqqbqrrbpqqcrss5*2,uuu0vvv1uvv0*3,
  vvv0tuu0stt1stt0ttt0stt0stt3stt4*2,tuu0*2,rss2rss4*2,rss7stt3stt1*2,uuu0vvv1uvv0*3,
  vvv0tuu0*5,sst3qrr9qrr5pqq9rrs6qrr6pqq8qrr6qrs9qrr8tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0oqq9nppbpqq9nopapqr8tuu0*4,qrr5pqqbopqcpqqbpqqcrss6*2,uuu0vvv1uvv0*3,
  vvv0tuu0*3,ttt1rss5stt4ttt0stt3stt4ttt0stt3stt6stt3rssastt1*3,uuu0vvv1uvv0*3,
  vvv0tuu0*3,rss3qrr6qrr5rss7qrr6qrr5rss6rss5rrs5qrr5sst5rss5tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0oppaoqq8opqaoppanppbrss2tuu0*2,sss3prr7opq9pqqcpqqbnopjrss6*2,uuu0vvv1uvv0*3,
  vvv0tuu0*2,ttt0rss6sss6rss7stt2stt4rss6sst3stt3*2,rss6stt4stt2ttt0stt0uuu0vvv1uvv0*3,
  vvv0tuu0*2,stt1rss4*2,sss4rss4qrr4sst3sst2rss4rss2*2,rss5sst2tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0opp9pqq7opqaoppanppbrss2tuu0*2,stt3qrr5pqqapqqbpqqcopqgrss7qrs7uuu0vvv1uvv0*3,
  vvv0tuu0*3,stt3stt4rss5stt4rss7stt2rss4*2,rss9rss7rssarss4tuu0ttt0uuu0vvv1uvv0*3,
  vvv0tuu0*3,qrs6rss2*2,rss3*3,rss1stt2rss3rss4stt2rss4tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*11,qrr7qrr6qrr7qrratuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0pqq8qrr6pqqaopq9opparss2tuu0*2,stt2rss6qrr8qrr9qrr8opqfrss5*2,uuu0vvv1uvv0*3,
  vvv0tuu0stt0stt1*5,tuu0ttt1ttt0rss2*2,qrr9stt2stt1*3,uuu0vvv1uvv0*3,
  vvv0tuu0*2,stt3qrr8qrr7rss7qrr7rss5qrr7qrr5qrr8rss6*2,qrr7qrr8tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*6,rss6pqqdqrr9qrraoqqapqqbqrr8rss5qrratuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0qrr4qrs3qrr6*2,pqq6stt1tuu0*2,ttu0tuu0sss4*2,rss5pqqasss4rss4uuu0vvv1uvv0*3,
  vvv0tuu0rss3rss4*2,rss3rss4stt1ttt0tuu0stt2pqr8qrr6qrr9rss5rss6stt2stt3uuu0vvv1uvv0*3,
  vvv0tuu0qrr8pqrcqrr8prrdpqqaqrrapqqdrss5qrraqrr9pqr7qrs7pqq9rss9tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0prr7qrr3pqr8pqr7pqq8sss2tuu0*2,ttt1stt2rss5rss6*2,pqqcrss4*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss2sst3stt2rss2rss3ttt0tuu0*2,stt2qrr6qrr5qrr8rss3sst5stt2*2,uuu0vvv1uvv0*3,
  vvv0tuu0*7,stt1pqr8qrs6pqraqrrbpqqaqrr8qrratuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0qrr6qrr4pqr8pqr7pqq8sss2tuu0*2,ttt1stt2rss5rss6rss7pqqcrss4*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss2sst3stt2rss2rss6stt1tuu0*2,rss5pqr7qrr6qrrarss3rss6stt2*2,uuu0vvv1uvv0*3,
  vvv0tuu0*3,rss5pqq9rsscqrr8*2,rss5pqrbqrr7rss9qrr9qrr6qrr7tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0pqq7qrr5pqq9pqq8opq9rss2tuu0*2,stt2stt4rss7*2,rss8opperss5*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss1stt2stt1qrr6rss4stt3ttt1tuu0rss5qrr5*2,rss6stt2rss6stt2*2,uuu0vvv1uvv0*3,
  vvv0tuu0*3,stt2qrr8qrr7rss7qrr7qrr8qrr7rss6pqqarss6pqr9rss8tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0pqq7qrr6pqqaopq9opparss2tuu0*2,stt2rss4qrr8qrraqrr9opqfrss5*2,uuu0vvv1uvv0*3,
  vvv0tuu0stt0stt1stt2stt3*2,stt2*2,stt4stt2qrr7*2,rss6sst3stt2stt1*2,uuu0vvv1uvv0*3,
  vvv0tuu0*2,qrr8*2,qrs7rss5qrr5qrr8qrs7qrr7rrs7qrr6qrr7rss5qrr6tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*13,qrrcqrrbtuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0prr6qrr3qrr6*2,pqq6stt1tuu0*4,sss4sst5rss5pqqcsss4rss4uuu0vvv1uvv0*3,
  vvv0tuu0rss4*3,rss3rss4stt1tuu0*2,stt3pqq8qrr7qrr8rss5rss7stt2stt3uuu0vvv1uvv0*3,
  vvv0tuu0qrraoqqerss6oppcprrcpqqaqrrapqrcpqqaqrrapqqcprraqrr7qrr6tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0pqr6qrr4pqr8pqr7pqq8sss2tuu0*2,ttt1stt2rss5rss7*2,oppcrss4*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss2sss4stt3rss2rss3stt1tuu0ttt0stt3qrr5qrr6qrr7rss3rss4stt2*2,uuu0vvv1uvv0*3,
  vvv0tuu0stt1qrr7qrr8qrr9qrr8pqrbqrr8qrrapqqdqrr5pqqaqrrcqrr7qrr8tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*12,pqqepqqcqrrbtuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0rss4rss3rss5*3,stt1tuu0*4,stt1stt3rss4qrr8stt3*2,uuu0vvv1uvv0*3,
  vvv0tuu0pqr5qrr5*2,qrr4qrr6stt1tuu0*2,rss4pqq9pqq8qrraqrr8qrr9sst4rss4uuu0vvv1uvv0*3,
  vvv0tuu0*2,qrr9qrr8qrrcprr8qrr7pqrarss7pqrbqrr6rss5oqqcqrr6rss9tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0stt0*16,uuu0vvv1uvv0*3,
  vvv0tuu0qrra*2,pqqcpqq8stt1rss5*2,rss7tuu0ttt1qrs9stt1ttt0*2,stt2rss8uuu0vvv1uvv0*3,
  vvv0tuu0qrr7qrs7qrr7rss5pqqbqrs7qrr6rss5tuu0rss6qrs7pqq7qrr5pqq7*2,rss7uuu0vvv1uvv0*3,
  vvv0uvv0uuu0*16,vvv0vvv1uvv0*3,
  uvv0vvv0*18,uvv0*4,
  uvv0*23,
not-joined 358x230
~ 0zFN m-rj m_iZ wckE V4c2 GfnX rCCY Ox5A AlMr 4YEV 35lR sC-7 Dzyk _0n0 Dyb6 TVE4 foGh 37bK qjoE aZt7
~ Id8C 1d88 3YiC kyVb 1d88 wZuT
  rssarss9rrsdrss8uvv0*19,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0ppqfoppgnopfmnoirrr7vvv0*6,sss8rrramnnmsssaoppkpqqcqqrivvv1uuu1ttt5uuu2
  vvv0ttt2uuu1ttt1uuu2vvv1vvv0*6,qrrarss8uuu1sst5ttt6uuu1vvv1*2,uuu1uuu2*2,
  vvv0ttt5sst6sttbrssdsst8vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppkpqqgoppftuu4vvv0*7,vvv1qrrirsseqrrdsssattt7tttavvv1uvv0*3,
  vvv0tuu0*2,ttt0tuu0*14,uuv0vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*9,stt1ttt1sst3ttt0stt3stt2stt0*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,rss5oppdoppaoqqcqrrboppbqrr7rss1uuu0vvv1uvv0*3,
  vvv0uvv0uuu0*16,vvv0vvv1uvv0*3,
  uvv0vvv0*18,uvv0*4,
  uvv0*23,
not-offered-here 358x259
~ 0zFN m-rj jzAN wckE V4c2 GfnX F7L7 Ox5A AlMr 4YEV 35lR sC-7 Dzyk _0n0 Dyb6 TVE4 foGh 37bK qjoE T5Xl
~ aZt7 Id8C 1d88 3YiC kyVb 1d88 wZuT
  rssarss7qrrcrss9rssbrrs8uuu1uvv0*16,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0ppqfoppgnopfmnoirrr7vvv0*6,sss8rrramnnmsssaoppkpqqcqqrivvv1uuu1ttt4uuu2
  vvv0ttt2uuu1ttt1uuu2vvv1vvv0*6,qrrarss8uuu1sst5ttt6uuu1vvv1*2,uuu1tuu2uuu2
  vvv0ttt5sst6sttbrssdsst8vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppkpqqgoppftuu4vvv0*7,vvv1qrrirsseqrrdsssattt7tttavvv1uvv0*3,
  vvv0tuu0*2,ttt0tuu0*14,uuv0vvv1uvv0*3,
  vvv0*7,vvv1uvv4vvv0*2,vvv1vvv3vvv0vvv2*2,vvv3vvv2vvv0vvv1uvv0*3,
  vvv0*7,ttt7rss9sst7ttt8sss9stt8ttt8ttt6stt8*2,ttu6ttt5vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  vvv0tuu0stt3tuu0*7,sst3stt4qrr7stt3rss8rss6rss2rss0uuu0vvv1uvv0*3,
  vvv0tuu0stt3tuu0*7,stt3oqqapqr6pqrarss6pqr7rss5rss1uuu0vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  uvv0*19,uuu0uvv0*3,
  uvv0*23,
identity-needed 358x315
~ 0zFN m-rj dA3W wckE V4c2 GfnX F45U Ox5A AlMr 4YEV 35lR sC-7 Dzyk _0n0 Dyb6 TVE4 foGh 37bK qjoE rrXW
~ aZt7 Id8C 1d88 3YiC kyVb 1d88 wZuT YeFB M3a2 Hh5s 29Tx
  qrrcrrscrssbrss9qrr9rss8uvv0*17,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0ppqfoppgnopfmnoirrr7vvv0*6,sss8rrramnnmsssaoppkpqqcqqrivvv1uuu1ttt5uuu2
  vvv0ttt2uuu1ttt1uuu2vvv1vvv0*6,qrrarss8uuu1sst5ttt6uuu1vvv1*2,uuu1tuu3uuu2
  vvv0ttt5sst6sttbrssdsst8vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppkpqqgoppftuu4vvv0*7,vvv1qrrirsseqrrdsssattt7tttavvv1uvv0*3,
  vvv0tuu0*2,ttt0tuu0*14,uuv0vvv1uvv0*3,
  vvv0*9,uvv4vvv2vvv3vvv0*3,vvv1uvv4vvv0vvv1*2,uvv0*3,
  vvv0*9,ttt8*2,sss8rrrbttt8stt8rss9sstasttbttu7vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  vvv0tuu0stt3tuu0*7,sst3stt4qrr7stt3rss8rss6rss2rss0uuu0vvv1uvv0*3,
  vvv0tuu0stt3tuu0*7,stt3oqqapqr6pqrarss6pqr7rss5rss1uuu0vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  vvv0uuu3uvv0*16,vvv3vvv1uvv0*3,
  vvv0uvv7vvv0*4,uvv2uuu2pqqeoppfpqqmoppeoppivvv0*5,uvv7vvv1uvv0*3,
  vvv0uuu4uvv0*6,uuu2stt5uuu1stt4tuu2uvv0*5,uvv4vvv1uvv0*3,
  vvv0*19,uvv0*4,
  uvv0*23,
every-day 358x320
~ 0zFN m-rj nNkC wckE V4c2 GfnX naq1 Nt_A Ox5A AlMr QvlG JNln sC-7 fSWD _0n0 Dyb6 jJ6M QiOk zXoe qjoE
~ SOZM aZt7 Id8C 1d88 3YiC kyVb 1d88 wZuT YeFB m0n2 Hh5s zbyy
  rrs9rssarss8stt7uvv0*19,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0tuu1uvv0
  vvv0oopfoppfqqrfqrr9qqqavvv0*6,qrr8noojnopmoppenooloopgrrs7vvv1tuu1oqq8fklg
  vvv0*2,ttt4vvv0tuu3uuu1vvv0*7,vvv2uuu3vvv0tuu3vvv0*2,vvv1uuu1tuu3npqa
  vvv0*14,uvv0pqq9qrr9qrr6vvv0vvv1uvv0uuu0uvv0
  vvv0*15,uvv0*2,vvv0*2,vvv1uvv0*3,
  vvv0sss9rrsauuu3vvv0*12,ttu5uuu5*2,vvv1uvv0*3,
  vvv0ttt4rss5uuu0uvv0*8,tuu1oqq0*3,nqq0mop4rst2vvv1uvv0*3,
  vvv0uvv0*11,tuu1oqq0*5,stt1vvv1uvv0*3,
  vvv0*2,sttbrss9sssestt8rrsdrsscsssdsttcrsscttu7rss9sstbqrrfttt7*2,sss9ttu7vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*15,ttt0stt0uvv0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,rss7nppenoodopqdpqqenppdqrr7qrr2uuu0vvv1uvv0*3,
  vvv0uuu0*17,vvv0vvv1uvv0*3,
  vvv0vvv2uvv0*16,vvv1*2,uvv0*3,
  vvv0uvv6vvv0*4,ttu6uuu3sss9rrsesssa*2,ttu6vvv0*5,uvv6vvv1uvv0*3,
  vvv0uvv6vvv0*4,uuu5vvv1qrr8qrrdttt4qrrcqrr8uvv2vvv0*4,uvv6vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0uvv1uvv0*3,
  uuu0uvv0*17,uuu0*2,uvv0*3,
two-steps 358x315
~ 0zFN m-rj 1R2b wckE V4c2 GfnX D5xG bziT Ox5A AlMr iO2P KS0X sC-7 yjBz _0n0 Dyb6 cny0 FNFO lOpA qjoE
~ ebXH aZt7 Id8C 1d88 3YiC kyVb 1d88 wZuT YeFB g54t Hh5s 29Tx
  rrsarss6qrrastt5uvv0*19,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0tuu1uvv0
  vvv0mnohoopgmnnflmnjqrr8vvv0pqqcmnoflmnsrrs9lmnfnoofrrs9oppjqrrdoppdnoocpqqjvvv1tuu1nppcimnd
  vvv0vvv1vvv0uvv1vvv0vvv1vvv0*2,vvv1vvv0*2,uuu2vvv0ttu2tuu5sst7ttu5vvv0*2,vvv1uuu1stt4tuu1
  vvv0rssbsssasstarrritttavvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0nooippqioppippqhrss9vvv0*4,ttt5qrrgssscpqqfsttattt7qrrhrrshtttavvv1uvv0*3,
  vvv0tuu0*3,ttt1tuu0*9,mop2gkl0*3,oqq3vvv1uvv0*3,
  vvv0*4,vvv2vvv1vvv3vvv2uvv2vvv1vvv3uuu3uuu5vvv0vvv1*2,tuu6vvv1vvv0vvv1uvv0*3,
  vvv0*4,ttu8rss9sstbttt6sss7rssbtttattu4ttt7ttt8sss8stt7ttt7*2,uuu3vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  vvv0tuu0stt3tuu0*7,sst3stt4qrr7stt3rss8rss6rss2rss0uuu0vvv1uvv0*3,
  vvv0tuu0stt3tuu0*7,stt3oqqapqr6pqrarss6pqr7rss5rss1uuu0vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  vvv0uuu3uvv0*16,vvv3vvv1uvv0*3,
  vvv0uvv7vvv0*2,ttt5sst7noognootqrrbmnofopplqqrgpqqioppfoppbrrrgvvv0*2,uvv7vvv1uvv0*3,
  vvv0uuu4uvv0*4,uuu1uvv0uuu1uvv0*2,ttt1ttt2ttu3uvv0*4,uvv4vvv1uvv0*3,
  vvv0*19,uvv0*4,
  uvv0*23,
friends 358x286
~ 0zFN m-rj 0q3f wckE V4c2 GfnX naq1 cnKd Ox5A AlMr d0PH SHa2 sC-7 DgjV _0n0 Dyb6 jJ6M QiOk HdrF qjoE
~ aZt7 Id8C 1d88 3YiC kyVb 1d88 wZuT YeFB Tmtm Hh5s zbyy
  rrscrss9stt5uvv0*20,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0tuu1uvv0
  vvv0oppeoopdmnnflmnjqrr8vvv0*7,qqrcpqqbnooaqqrfnoobsss7vvv1tuu1nppbfklg
  vvv0uuu1vvv0uvv1vvv0*9,stt4uuu3vvv0*2,uuu2vvv0vvv1uuu1ttt3npqa
  vvv0rsscsttbqrrestt7rss9sss9vvv1vvv0*11,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0qrrcoppftuu4vvv0*12,ttt6sst9uuu6vvv1uvv0*3,
  vvv0tuu0ttt0tuu0*9,qss2gkl0*5,oqq3vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*9,stt1ttt1sst3ttt0stt3stt2stt0*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,rss5oppdoppaoqqcqrrboppbqrr7rss1uuu0vvv1uvv0*3,
  vvv0uvv0uuu0*16,vvv0vvv1uvv0*3,
  vvv0uvv2uvv0*16,vvv2vvv1uvv0*3,
  vvv0uvv6vvv0*4,vvv2sss9rssbrssarrs8ppqeqrr9vvv0*5,uvv6vvv1uvv0*3,
  vvv0uuu5vvv0*5,vvv1sss6tuu3vvv0ttt4uvv1vvv0*5,uuv5vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0uvv1uvv0*3,
  uuu0*19,uvv0*4,
a-loss 358x286
~ 0zFN m-rj QmkM wckE V4c2 GfnX tG71 Ox5A AlMr Es2A 35lR sC-7 Dzyk _0n0 Dyb6 DojI ff3e cXTN qjoE aZt7
~ Id8C 1d88 3YiC kyVb 1d88 wZuT YeFB 8sNW Hh5s 29Tx
  rss9rrs8uuu0uvv0*20,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0*2,uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*4,lmnkmnoepqqkoopdlmmfopplqrrhnooirrsavvv1uuu2rssauuu2
  vvv0uuu1vvv0uvv1vvv0*7,vvv1vvv0uuu3vvv0*2,sss6uuu2vvv0vvv1uuu1stt4uuu1
  vvv0ttt5sst6sttbrssdsst8vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oopgpqqeppqgqqrcvvv0*6,ttt4rssdrrrdqrrfttt9*2,rssbstt8vvv1uvv0*3,
  vvv0tuu0*2,ttt1tuu0*14,uuv0vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*9,stt1ttt1sst3ttt0stt3stt2stt0*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,rss5oppdoppaoqqcqrrboppbqrr7rss1uuu0vvv1uvv0*3,
  vvv0uvv0uuu0*16,vvv0vvv1uvv0*3,
  vvv0uvv2uvv0*16,vvv2vvv1uvv0*3,
  vvv0uvv6vvv0*3,ttt5tuu4oppgoopnrsscoppdoppkrssdqqqgttu6vvv0*3,uvv6vvv1uvv0*3,
  vvv0uuu5vvv0*5,uuu2vvv1uuu2ttt2uvv1sss8tuu4vvv0*4,uuv5vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0uvv1uvv0*3,
  uuu0*19,uvv0*4,
completed 358x232
~ 0zFN m-rj rvb- wckE V4c2 GfnX 0f-M LDq6 EskH wwGu AlMr 4YEV 35lR sC-7 Dzyk YeFB 0-16 bg-n
  rss9rrsarrsbrrs9uvv0*19,
  uut0vus0*17,uur0uuu0uvv0*3,
  vus2vvv0*18,vur3uuu0vur0uuu0
  vvu2nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvus3vqh2pi47vpc2
  vvu2uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vus3vrk1sl83vri2
  vvu2ttt5sst6sttbrssdsst8vvv0*13,vus3uuu0*3,
  vvu2vvv0vvu0*16,vvv0vus3uvv0*3,
  vvu2vo92vm50*4,vm51ul51*2,tl52ul50vm52vm50vm51vm50*4,vrj2vus3uvv0*3,
  vvu2vn72vm50*4,sj48qi4aph49pi4bqi49ph4dqi49ul55vm50*4,vqh2vus3uvv0*3,
  vvu2vsl1vqh0*16,vuq1vus3uvv0*3,
  vvu2tuu9sss7rssbttt6rss9*2,tttasst9rrsduuu4rss9ttt8qrrbtuu5ttt5rssdstt9tttbvus3uvv0*3,
  vvu2uvv3vvv1vvv0*2,vvv1vvv3vvv2vvv0vvv2sttbvvv3uuu7vvv2uuu5vvv3vvv2uuu6vvv1vus3uvv0*3,
  vvu2vvv0*8,uuu4stt7sst8ttt8stt6stt7uuu3rss9tuu8ttt8vus3uvv0*3,
  vur2vus0*18,uus2uvv0*3,
  uvv0*23,
granted 358x126
~ 0zFN m-rj qvQg wckE V4c2 gmNC epgb M-QV Cgin qTwF AlMr 4YEV 35lR wg_N Dzyk
  qrr9rssbrrs8uvv0*20,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*2,stt0uvv0
  uuu0moognooglmnfkmmjpqq8uvv0*6,qrr9pqqbklmnqrrbnoolnoodopqiuuu1gmk54fa4bkg7
  uuu0ttu1uuu0tuu1tuu0uuu0uvv0*6,qrr8rss6uvv0rss4stt4uvv0*2,uuu1lpn48hd5iol7
  uuu0sst5rss6rssaqrrcrss8ttt4qrrcrss8rsscqrrbsss8qrrarrr9qrrcrrs8sss6qrrasss9uuu1uvv0stt5uvv0
  uuu0uvv0*14,uuu0uvv0*2,uuu0*2,uvv0*3,
  uuu0*19,uvv0*4,
granted-under-review 358x183
~ 0zFN m-rj _YA- wckE V4c2 gmNC epgb M-QV Cgin qTwF AlMr 4YEV 35lR sC-7 Dzyk 1FFj JUjV bfsT Dtty
  qrr9rssbrrs8rssaqrr9sss7rrsbrss9uvv0*15,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*2,stt0uvv0
  uuu0moognooglmnfkmmjpqq8uvv0*6,qrr9pqqbklmnqrrbnoolnoodopqiuuu1gmk54fa4bkg7
  uuu0ttu1uuu0tuu1tuu0uuu0uvv0*6,qrr8rss6uvv0rss4stt4uvv0*2,uuu1lpn48hd5iol7
  uuu0sst5rss6rssaqrrcrss8uvv0*13,uuu1uvv0stt5uvv0
  uuu0uvv0*10,uuu0*6,tuu0uuu0uuu1uvv0*3,
  uuu0uvv0*10,uuu0rss5pqq6pqqaprraqrr8qrratuu0uuu1uvv0*3,
  uuu0uvv0*4,uuu2uuu1tuu2uuu2tuu3uuu2*2,tuu3uuu0stt4stt6tuu4uuu1uuu0uuu1uvv0*3,
  uuu0uvv0*4,sss9sss7rss9rrsastt6rss7rss8*2,stt5sss8rss7rss9stt6stt5uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
granted-on-hold 358x203
~ 0zFN m-rj IdY8 wckE V4c2 gmNC epgb M-QV Cgin qTwF AlMr 4YEV 35lR sC-7 Dzyk LIrc E8b3 bfsT eyRK
  qrr9rssbrrs8rss9*2,qrrcuvv0*17,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0uvv0tuu0uvv0
  uuu0oppenopfmooelnnhqqr7uvv0*6,rrr8qrr9lmmlrrsanppjoppcpqqhuuu1hnl54fa4dlh7
  uuu0sss2ttt1sst1stt2uuu1uvv0*6,pqq9qrr8ttu1rss5rss6ttt1uuu1*2,jom46hc5hnk7
  uuu0sst5rss6rssaqrrcrss8uvv0*13,uuu1uvv0stt5uvv0
  uuu0uvv0*13,uuu0*3,tuu0uuu0uuu1uvv0*3,
  uuu0uvv0*13,stt3oppdqrr6pqrdtuu0uuu1uvv0*3,
  uuu0uvv0*2,tuu2uuu3tuu4uuu1stt5uuu1*3,stt5uuu2ttt6tuu4tuu2ttt4tuu2uuu2uuu1uvv0*3,
  uuu0uvv0uuu2rssbrrsattt5stt7*2,stt5rrs8sss8stt6rss6rss9rss6rss9sss8rrs8stt5uuu1uvv0*3,
  uuu0uvv0*15,uuu0rsscsst9uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
unsatisfied 358x412
~ 0zFN m-rj OIdT wckE V4c2 GfnX boaL UWXB yCNs qTwF AlMr 4YEV 6_2E sC-7 Dzyk _0n0 Dyb6 x0z- TYta nLAQ
~ qjoE iNqD aZt7 Id8C 1d88 3YiC yD8A 1d88 wZuT aS87 Zw00 wUKQ XnV2 U-kK zko8 4yzv wUKQ 7XOL 5RPT KzsS
~ gT7y y0X2 xb9D WVtN vQd5
  rssbqrraqrrdqrr9uvv0*19,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0uvv0uuu0uvv0
  uuu0pqq9*2,opq8noparrs4uvv0*6,rrr8qrr9lmmlrrsanppjoppcpqqhuuu1tuu0stt4tuu1
  uuu0stt1tuu1ttt1*2,uuu1uvv0*6,pqq9qrr8ttu1rss5rss6ttt1uuu1*2,tuu0stt4tuu1
  uuu0sst5rss6rssaqrrcrss8uvv0*13,uuu1uvv0uuu0uvv0
  uuu0uvv0*18,uuu1uvv0*3,
  uuu0noofnoohnopgpqqcuuu0uvv0*5,qrreqrrfpqqfqrrbrssaqrraqrrbrssauuu1uvv0*3,
  uuu0ttt0stt0stt1stt0*3,kno2gkl0*10,npq2uuu1uvv0*3,
  uuu0uvv0*12,uuu2stt4uuu0uuu1*2,uuu2uuu1uvv0*3,
  uuu0uvv0*10,uuu0rrs8qrrbstt6sss7sss5qrrbttt6uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0tuu0stt3tuu0*9,rss4rss7sss5sst4rss2rss0tuu0uuu1uvv0*3,
  uuu0tuu0stt3tuu0*9,qrr6pqq9qrr9pqq9rss5rss1tuu0uuu1uvv0*3,
  uuu0tuu0*18,uuu1uvv0*3,
  uuu0tuu0lmmfoppanooglmnglmnhqrr4tuu0*2,stt5pqqdqrrcrss5prrbqrramqo4kon5tuu0uuu1uvv0*3,
  uuu0tuu0stt1*2,stt0stt1stt0ttt0tuu0*2,rss5sst1stt1rss2sst1stt1rts1qss1tuu0uuu1uvv0*3,
  uuu0tuu0*11,ttt0tuu0*3,ttt0*2,tuu0uuu1uvv0*3,
  uuu0tuu0oppaoppbopqaoppanppbrss2tuu0rss4pqqaopqapqqcpqqepqq8pqqgrss7qrr7tuu0uuu1uvv0*3,
  uuu0tuu0*3,ttt0qrs7rss6qrr7rss9qrr8qrs9rss6rss8rss5*3,tuu0*3,uuu1uvv0*3,
  uuu0tuu0*3,ttt0stt2stt1*3,sst1sst4stt3stt0*4,tuu0*3,uuu1uvv0*3,
  uuu0tuu0stt0*16,tuu0uuu1uvv0*3,
  uuu0tuu0mooinpphmnnknppeoqqcopqcoppcpqqctuu0qrr8opphopq9qrr5pqq8opq9pqqftuu0uuu1uvv0*3,
  uuu0tuu0*17,uuu0uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
sold-out 358x259
~ 0zFN m-rj 5fWy wckE V4c2 GfnX boaL UWXB yCNs qTwF AlMr lfWJ ouaQ sC-7 rmhr _0n0 Dyb6 prM3 1Fol qjoE
~ QIC8 aZt7 Id8C 1d88 3YiC 94xc 1d88 wZuT
  rrsarss9rrsbuvv0*20,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*3,uvv0
  uuu0pqq9pqq6pqr7pqqdrrs3uvv0*10,pqq8noohqqreuuu1tuu1sss5ttt1
  uuu0tuu2ttt2uuu0ttt2tuu1uvv0*10,rss4uuu1ttt4uuu1tuu0stt3tuu1
  uuu0qrrbrss7qrrcrssauvv0*14,uuu1uvv0uuu0uvv0
  uuu0uvv0*18,uuu1uvv0*3,
  uuu0uvv0*9,ttt6pqqgrrsbpqqerssarss7pqqhqrrgrssauuu1uvv0*3,
  uuu0hlm2gkl0*16,npq2uuu1uvv0*3,
  uuu0uvv0*7,uuu2tuu4uvv0*2,uuu0ttt6tuu1uuu3tuu2uuu0uuu1*2,uvv0*3,
  uuu0uvv0*6,rss7rrsastt9rss6rss9stt5rssarrs8sssbstt5rss6stt5uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0tuu0stt3tuu0*7,ttt0*2,rss5sst4rssasst5rss2rss0tuu0uuu1uvv0*3,
  uuu0tuu0stt3tuu0*7,rss3pqq8qrr5pqqdqrr8qrr7rss5rss1tuu0uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
claim-expired 358x259
~ 0zFN m-rj l9-H wckE V4c2 GfnX boaL UWXB yCNs qTwF AlMr 4YEV 6_2E sC-7 Dzyk _0n0 Dyb6 DmVr b2O1 qjoE
~ Fh9A aZt7 Id8C 1d88 3YiC 94xc 1d88 wZuT
  rrsbrssdrss8rrrcrrs9uvv0*18,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*3,uvv0
  uuu0oppaopp9nop9noobqrr5uvv0*6,qrr9pqqbklmnqrrbnoolnoodopqiuuu1tuu1sss5ttt1
  uuu0tuu0uuu0*4,uvv0*6,qrr8rss6uvv0rss4stt4uvv0*2,uuu1tuu0stt3tuu1
  uuu0sst5rss6rssaqrrcrss8uvv0*13,uuu1uvv0uuu0uvv0
  uuu0uvv0*18,uuu1uvv0*3,
  uuu0uvv0*9,ttt6pqqgrrscopqerss9sss7pqqgqrrgrssauuu1uvv0*3,
  uuu0hlm2gkl0*16,npq2uuu1uvv0*3,
  uuu0uvv0*3,uuu0ttt4tuu1uvv0uuu2ttt4uuu1*2,tuu3uuu1tuu3uuu1uuu0uuu1uuu2uuu1uvv0*3,
  uuu0uvv0*3,stt6sst7stt6rss8qrrbsst6sss8rss9rss8rss7sss8qrrbsst5qrrbttt6uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0tuu0stt3tuu0*7,ttt0*2,rss5sst4rssasst5rss2rss0tuu0uuu1uvv0*3,
  uuu0tuu0stt3tuu0*7,rss3pqq8qrr5pqqdqrr8qrr7rss5rss1tuu0uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
claiming 358x232
~ 0zFN m-rj 6CJr wckE V4c2 GfnX 0f-M LDq6 EskH wwGu AlMr 4YEV 35lR sC-7 Dzyk YeFB Y9y4 BTXW bg-n
  rrsbrrseqrrcuvv0*20,
  uut0vus0*17,uur0uuu0uvv0*3,
  vus2vvv0*18,vur3uuu0vur0uuu0
  vvu2nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvus3vqh2pi47vpc2
  vvu2uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vus3vrk1sl83vri2
  vvu2ttt5sst6sttbrssdsst8vvv0*13,vus3uuu0*3,
  vvu2vvv0vvu0*16,vvv0vus3uvv0*3,
  vvu2vo92vm50*4,ul51ul53tk51ul51vm51vm50vm51tk53vm50*4,vrj2vus3uvv0*3,
  vvu2vn72vm50*3,tk54rj49ph4cog4bsj48oh4cqi48sk58rj46vm50*4,vqh2vus3uvv0*3,
  vvu2vsl1vqh0*16,vuq1vus3uvv0*3,
  vvu2tuu9sss7rssbttt6rss9*2,tttasst9rrsduuu4rss9ttt8qrrbtuu5ttt5rssdstt9tttbvus3uvv0*3,
  vvu2uvv3vvv1vvv0*2,vvv1vvv3vvv2vvv0vvv2sttbvvv3uuu7vvv2uuu5vvv3vvv2uuu6vvv1vus3uvv0*3,
  vvu2vvv0*8,uuu4stt7sst8ttt8stt6stt7uuu3rss9tuu8ttt8vus3uvv0*3,
  vur2vus0*18,uus2uvv0*3,
  uvv0*23,
polling 358x279
~ 0zFN m-rj Qizw wckE 0zFN Dwg7 FMTJ g0tw V4c2 GfnX 0f-M LDq6 EskH wwGu AlMr 4YEV 35lR sC-7 Dzyk YeFB
~ 0-16 bg-n
  rrsbqrresst4uvv0*20,
  uvv0*23,
  tuu3stt3ttt5tuu2tuu3uvv0*13,stt4oppfnopfpqqbpqq9
  ttt2stt6ttt3stt4stt3uvv0*13,ttt1pqq1rrs3noo9qrr3
  uus1vus0*18,uuu0uvv0*3,
  vut2vvv0*18,vus3uuu0vtq0uuu0
  vvu2mnohnoohlmnhkmmkqrr9vvv0*6,qrrbpqqdkmmnrrsdnoonoppepqqjvus3vqg2oh48vob2
  vvu2vvv0*11,sss7ttt5vvv0ttt2uuu3vvv0*2,vus3vsl1tma2vrk2
  vvu2ttt5sst6sttbrssdsst8vvv0*13,vus3uuu0*2,uvv0
  vvu2vvu0vus0*16,vvv0vus3uvv0*3,
  vvu2vn82vm50*4,ul52tl53tk53*2,ul51ul53vm50vm51vm50*4,vri2vus3uvv0*3,
  vvu2vn72vm50*4,sk57rj48pi48qi49rj49pi4bqi49ul54vm50*4,vqh2vus3uvv0*3,
  vvu2vsm1vri0*16,vur0vus3uvv0*3,
  vvu2tttasss8rssbttt6rss9rssasttbsst9rrsduuu5rss9ttt8qrrbttu6ttt5rssdstt9tttbvus3uvv0*3,
  vvu2vvv2vvv1vvv0*2,vvv1vvv2vvv1vvv0vvv3sstcuuu4uuu8uuu3uuu5vvv3uuu4uuu8vvv2vus3uvv0*3,
  vvt2vvv0*8,uuu3ttt5stt7ttu6ttt4ttt6uuu3sss8uuu6ttt7vus3uvv0*3,
  vur2vus0*18,uus2uvv0*3,
  uvv0*23,
of-a-visitor 358x126
~ 0zFN m-rj q9wn wckE V4c2 GfnX A5oV Ox5A AlMr 3dEK 35lR rjID Dzyk
  rss9rss7rsscrssauvv0*19,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0*2,uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*7,oppenooeoppmppqenophqrravvv1uuu1tuu5uuu2
  vvv0uuu1vvv0uvv1vvv0*9,uvv2sst7vvv1sss6uuu3vvv1*2,uuu1tuu1uuu1
  vvv0ttt5sst6sttbrssdsst8vvv0*10,uvv5rssbuuu5vvv1uvv0uuu0uvv0
  vvv0*19,uvv1uvv0*3,
  uuu0*19,uvv0*4,
money-normal 358x243
~ 0zFN m-rj 7Yp9 wckE igM- Dwg7 OGBX rNi3 4KVr Y4YF wckE 6AKU _i9a cyxn eSkQ URjs XF4r tdE- zgII pay3
~ lWPf AxYz zgII lQDZ beK5 Zrhw zgII YPGu
  rssarrsarss9rssarrsatuu4uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0oppdlmmettt8ttt5uuu3vvv0*7,rrsarss7ttt6uuu2tuu5qrreoppgrrr6vvv1vvv2
  vvv0qrr4pqq7ttt7rss8uuu5vvv0*7,qrr7nooanop9pqq8rss4qqq8pqq7opp7tuu3vvv2
  vvv0*12,vus0*2,vut0stt0*6,vvv0vvv2
  vvv0stt0rss0*9,tsr2vn90*2,one65gc0*5,6gc0psr4vvv2
  vvv0*22,vvv2
  vvv0*4,uuu4sssc*2,sstbssscuut4vrj1vvv0*5,uuu5sssbssscstt9mqo4psr4vvv2
  vvv0*6,rrscsssdqqqcttt4vvv0*6,uuu3sss9qrrcpqqdvvv0*2,vvv2
  vvv0*6,stt5tuu4sst5vvv2vvv0*6,uuu1tuu4sst4ttt6vvv0*2,vvv2
  vvv0*16,vvv2uuu5uvv5vvv4uuv0vvv0vvv2
  vvv0*16,sst9ttt9stt9ttt8uuu1uuv0vvv2
  vvv0*16,ttt5pqqhnoohnooivvv0*2,vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
money-missed 358x243
~ 0zFN m-rj w0Gt wckE igM- Dwg7 OGBX rNi3 qtxn Y4YF wckE 6AKU _i9a j0g7 kHDO URjs XF4r tdE- zgII pay3
~ beK5 Zrhw zgII 1MH0 NJGy 6zl1 zgII j3Yp
  rssarrsarss9rrscrss8ttt3uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0mnnalmmettt8ttt5uuu3vvv0*7,rrsarss7ttt6uuu2tuu5qrreoppgrrr6vvv1vvv2
  vvv0qqr6pqq6ttt7rss8uuu5vvv0*7,qrr7nooanop9pqq8rss4qqq8pqq7opp7tuu3vvv2
  vvv0*14,uvv0stt0*6,vvv0vvv2
  vvv0rssarrs9*2,rrsaqrsastt5rss0*7,mpo55gc0*5,6gc0psr4vvv2
  vvv0*22,vvv2
  vvv0*5,ttt9rssctttarssbtuu7rss1vvv0*5,uuu5sssbssscstt9mqo4psr4vvv2
  vvv0*6,qrrcsssdqqqcttt4vvv0*6,uuu3sss9qrrcpqqdvvv0*2,vvv2
  vvv0*6,ttt6tuu4sst5vvv2vvv0*6,uuu1tuu4sst4ttt6vvv0*2,vvv2
  vvv0*18,vvv1uuu5vvv1*2,vvv2
  vvv0*18,uuu2stt9uuv3vvv2*2,
  vvv0*16,ttt4pqqinoohnooivvv0*2,vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
money-nothing-open 358x212
~ 0zFN m-rj DvUO wckE igM- Dwg7 OGBX 6cY6 wckE 6AKU e9gS URjs XF4r tdE- zgII Jicj
  rssarrsarss9rssbqrrcrrs8qrrbstt6uvv0*15,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*13,qqqdqrrbrss9stt5ttt7ppqimnnjpqqauuu2vvv2
  vvv0*13,rss4ppq5pqq6rrr5sss2rrs4rss4qqr4uuu2vvv2
  vvv0*22,vvv2
  vvv0*9,rsscsst8sst9sssastt6ttt6pqqjrrrasttbsss9rssbsst8uuu6vvv2
  vvv0hnl3fmj0*7,eli2fli0eli0eli1*2,fmj0*4,eli1eli2*2,stt2vvv2
  vvv0lpn2iol0*18,iom0tut2vvv2
  vvv0*17,vvv3*2,vvv1sut1tuu1vvv2
  vvv0*16,uuu6stt8stt9stt8psr3rts2vvv2
  vvv0*16,ttt4qrrcnoohnooivvv0*2,vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
money-of-a-visitor 358x162
~ 0zFN m-rj LzAj wckE igM- Dwg7 3QvG rNi3 4KVr Y4YF 6AKU _i9a UMIn VUoT 51Uq rHU4
  rssarrsarss8*2,rss9rsscsst6uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0oppdlmmettt8ttt5uuu3vvv0*2,uuu2tuu4qrr9vvv0rrs8sst4sss3qqrfttt7rrsdqrr7uuu3sss9vvv1vvv2
  vvv0qrr4pqq7ttt7rss8uuu5vvv0*2,tuu2noocopp6qrr9lmmioop7ppq5rrs9rrr4opp7*2,oppcqrr7tuu3vvv2
  vvv0tuu0stt0tuu1stt0*17,vvv0vvv2
  vvv09fh55ce0bhha5gc0*16,6gc0psr4vvv2
  vvv0*22,vvv2
  vvv0ttt8rssdrrrbrrseqrrfrrreqrrioppgrssbgkl6vvv3sss7sss9rrrhqrrhrsseqrrhopphoppjmqo4psr4vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,uvv1uvv0
