pending-without-progress 358x261
~ EO9I vjPI 1Cii yzhh rRBX owLI wsp- ZdXF BHgn nkiY SKp0 9xRJ rI0q uxel rRY3 zKa- a0KH 5zfO J30v NZRM
~ hoVO MaKk BcI7 FOJb KvT5
  rrraqrrcqrrbrss8rrscrrsbrss9qrr9rss8ttt4uvv0*13,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0*2,uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvvv1uuu1tuu5uuu2
  vvv0uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vvv1uuu1tuu1uuu1
  vvv0ttt6stt6sttarrrfttt6vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppjpqqfoppgstt6vvv0*7,ttt8qrrgssscpqqfstt9ttt7sttavvv1uvv0*3,
  vvv0tuu0*2,sst3tuu0*14,uvv0vvv1uvv0*3,
  vvv0*4,vvv1vvv0*5,vvv1uvv1uuu2vvv0*3,uuu2vvv0*2,vvv1uvv0*3,
  vvv0*4,uuu6sss9sssattt8rsscrrscsttdttt6sssatuu7rss9stt9sssastt8uuu3vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  vvv0uvv5vvv0*4,vvv1vvv0*2,uuu3vvv2uuu4vvv2uvv3vvv0*4,uvv5vvv1uvv0*3,
  vvv0uvv6vvv0*4,ttt4tuu6nookmnofrssdnoonopqettt8vvv0*4,uvv6vvv1uvv0*3,
  vvv0uvv2uvv0*16,vvv2vvv1uvv0*3,
  uvv0vvv0*18,uvv0*4,
  uvv0*23,
pending-with-progress 358x665
~ EO9I vjPI vXgh yzhh rRBX owLI 6LsE uGuv BHgn nkiY SKp0 9xRJ rI0q uxel rRY3 zKa- dejU H6RP tA7a NZRM
~ hoVO 8hpF XQJE xx7X _xSJ Fh9w xx7X hpOM iblL Qa57 AF1t -DSq zQBp oDxy It_7 zpQO -q1a -DSq zQBp t0dZ
~ DUfB GHhM -q1a rJxc x6BB Ny8m n2v4 8U0m -q1a rJxc x6BB OsNb hys0 KyDS VYNG iFVq xLrH MaKk BcI7 FOJb
~ KvT5
  rrraqrrcqrrbrss8rssarssbqrrbrss8tuu2uvv0*14,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0tuu1uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvvv1tuu1oqq9fklg
  vvv0uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vvv1rss3lno6knob
  vvv0ttt6stt6sttarrrfttt6vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0nooeppqgqqrepqqettu4vvv0*4,uuu6qrrgrsseqrrdsssbttt7rrscsssasttavvv1uvv0*3,
  vvv0uuu0*2,stt2ttt3uuu0*2,nqq1kno0*7,jnn1kno0*2,prr2vvv1uvv0*3,
  vvv0*4,vvv1vvv0*2,tuu0rtt0*2,rst1rst0rst1stt0rtt0stt0rss0stt0uuu0vvv1uvv0*3,
  vvv0*4,uuu7rss9sssattt8rsscrrscsstdttt7rssctuu7rss9stt9rrscstt8uuu3vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*9,ttt0*4,stt2ttt0stt0*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,pqrbmoognppcoppgpqqeoppdqrr7rss1uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0pqq9rss6opqaoppbnopcrss2tuu0pqq9pqqapqrepqqcpqqastt3*2,orq3mqp4uuu0vvv1uvv0*3,
  vvv0tuu0pqq5qrr5qrr6pqq5qrr7stt1ttt1rss5qrr7qrr8qrr6rss6prraqrr7psr2orq2uuu0vvv1uvv0*3,
  vvv0tuu0*5,rss5qrr7qrr6qrr9rss8qrraqrs7pqqaqrr7qrratuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0pqq7rss5pqq9opqaopparss2tuu0rss3pqqapqqcqrr9pqqasss2tuu0orq2nqp3uuu0vvv1uvv0*3,
  vvv0tuu0oqq6qrr6qrr7pqq7pqq9stt3tuu0rss3qrr9qrrbqrr6prrapqq9qrraprq3nqp3uuu0vvv1uvv0*3,
  vvv0tuu0*4,stt2qrr6qrr7rss6qrs8qrra*2,qrs7pqqaqrr7qrratuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0qrs5rss5rss6*2,qrr7stt1rss7pqqaqrr8qrrcpqqaqrr8stt2*2,stt3rss3uuu0vvv1uvv0*3,
  vvv0tuu0qrr4qrr5*2,qrr3qrr4stt0rss5qrr8qrr7qrr9qrr8rss7pqrbqrr7stt3rss3uuu0vvv1uvv0*3,
  vvv0tuu0rss5pqqeqrrbqrr9rss8pqqbqrr7qrr8pqqbqrrbqrr9pqr9pqqbrss5tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0qrraopqboppepqqdoppfpqqbqrraqrr8pqraqrr6qrrbqrr8pqr8qrratuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*7,stt0tuu0ttt0tuu0*2,stt2stt4rss6tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*12,rss3rss2stt1tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0opp8pqq6oppaopp9nopbstt1tuu0*3,qrr6pqqboqqbpqqcpqq8rss7qrs7uuu0vvv1uvv0*3,
  vvv0tuu0*5,stt2stt5rss5rss7sst4stt6sss5rss9rss8*2,tuu0ttt0uuu0vvv1uvv0*3,
  vvv0tuu0*4,ttt0rss2*2,stt1rss3rss4*2,stt2rss2rss1stt2tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0stt0*16,uuu0vvv1uvv0*3,
  vvv0tuu0mnohnopgnooglnnkqrr9oppbpqqcmnnhttt0opqgpqrgopp9qrr5pqq9opp9pqqeuuu0vvv1uvv0*3,
  vvv0tuu0*5,stt1tuu0*4,stt0*2,ttt0tuu0*4,uuu0vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0uuu4uvv0*16,uvv4vvv1uvv0*3,
  vvv0uvv7vvv0*4,ttt5tuu5nopilmniqrrflnnroppgsttcvvv0*4,uvv7vvv1uvv0*3,
  vvv0uuu3uvv0*5,uuv0uuu2uvv0*9,vvv3vvv1uvv0*3,
  uvv0vvv0*18,uvv0*4,
  uvv0*23,
pending-every-reason 358x563
~ EO9I vjPI gar6 yzhh rRBX owLI 6LsE Fh5e BHgn nkiY SKp0 9xRJ rI0q uxel rRY3 zKa- dejU H6RP tA7a NZRM
~ 8hpF XQJE xx7X _xSJ Fh9w xx7X hpOM iblL Qa57 AF1t -DSq zQBp H8cg WNRl -q1a rJxc x6BB jqxE Siw3 wDfk
~ -q1a rJxc x6BB wvLj TBB2 j9Wn -q1a rJxc x6BB OsNb E8l1 yN4T W6y8 0Luc 8nAW LkWp VYNG iFVq xLrH
  rrraqrrcqrrbrss7rss9sss8rrs8rssauvv0*15,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0tuu1uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvvv1tuu1nppafklg
  vvv0uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vvv1rss3mop6knob
  vvv0ttt6stt6sttarrrfttt6vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0nooeppqgqqqfpqqfttu4vvv0*4,uuu6qrrgrsseqrrdsssbttt8rrscsssasttavvv1uvv0*3,
  vvv0tuu0*2,stt1ttt1tuu0*2,mpp2imn0*7,ilm0imn0*2,oqr2vvv1uvv0*3,
  vvv0*7,uuu0tuu0*10,vvv0vvv1uvv0*3,
  vvv0tuu0*15,ttt0stt0uvv0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,pqqbmnognopdopphoppgnppdqrr7qrr2uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0pqq8rss5pqq9opqaopparss2tuu0*2,stt4stt3ttt0*2,stt4stt3orq2nqp3uuu0vvv1uvv0*3,
  vvv0tuu0opp8pqr7qrr7oqq7pqq9stt2tuu0*2,qrr7*2,pqr8pqq9pqr8rss6prq3nqp3uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0qrr5pqq8qrr8opq8qrr5tuu0*2,stt2sss6qrr8rss7qrrcrss6rss9rss5*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss2stt2stt1rss3stt1stt2ttt0rss3qrr4rrs3qrs8rss4rss2rss7stt2*2,uuu0vvv1uvv0*3,
  vvv0tuu0*2,stt1pqr7qrr6qrr7rssaqrr7qrs5qrraqrr7qrr9*2,qrr8rss7tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0qrr5pqq8qrr8opq8qrr5tuu0*2,stt5*2,rss7rss8rss7rssbqrrbrss5*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss2stt2stt1rss4stt3ttt0stt1*2,qrr6qrr4qrr8rss5qrr6stt2*3,uuu0vvv1uvv0*3,
  vvv0tuu0stt3qrs5qrr6qrr8rss7rss5prr9qrr6qrs8pqraqrr9qrr6qrr7rss3tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0qrr4pqq7qrr7oqq7qrr5tuu0*4,stt1stt4qrr7rss5qrr5rss4*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss3*2,stt2rss4stt1ttt0stt1ttt0stt1qrr6qrr8rss4qrr9stt2*3,uuu0vvv1uvv0*3,
  vvv0tuu0*3,ttt1qrr8qrr6qrr7rss8prr8pqraqrr9rss7qrr6qrr7rss3tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0stt3tuu0*11,stt1rss6qrr8rss4uuu0vvv1uvv0*3,
  vvv0tuu0stt1tuu0*11,pqqbrss4*2,qrr7uuu0vvv1uvv0*3,
  vvv0tuu0stt0*16,uuu0vvv1uvv0*3,
  vvv0tuu0mnohnopgnooglnnkrss6oppbpqqcmnnhttt0pqqeqrreopq8qrs5pqq9opp9pqqeuuu0vvv1uvv0*3,
  vvv0tuu0*5,rss4tuu0*4,sss3stt2*2,ttt0tuu0*3,uuu0vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  uvv0*19,uuu0uvv0*3,
  uvv0*23,
not-joined 358x233
~ EO9I vjPI 4Qjs yzhh rRBX owLI wsp- oGWl BHgn nkiY SKp0 9xRJ rI0q uxel rRY3 zKa- a0KH 5zfO J30v NZRM
~ 8hpF XQJE xx7X _xSJ Fh9w xx7X hpOM
  rssarss9rrsdrss8uvv0*19,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0*2,uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvvv1uuu1stt6uuu2
  vvv0uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vvv1uuu1*3,
  vvv0ttt6stt6sttarrrfttt6vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppjpqqfoppgstt6vvv0*7,ttt8qrrgssscpqqfstt9ttt7sttavvv1uvv0*3,
  vvv0uuu0tuu0stt3uuu0*12,tuu0*2,uvv0vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*17,uvv0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,pqqbmnognopdopphoppgnppdprr8qrr2uuu0vvv1uvv0*3,
  vvv0uuu0*17,vvv0vvv1uvv0*3,
  uvv0vvv0*18,uvv0*4,
  uvv0*23,
not-offered-here 358x205
~ EO9I vjPI kD1i yzhh rRBX owLI wsp- jvTN BHgn nkiY SKp0 9xRJ rI0q uxel rRY3 zKa- a0KH 5zfO J30v NZRM
~ Gyyb
  rssarss7qrrcrss9rssbrrs8uuu1uvv0*16,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0*2,uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvvv1uuu1stt5uuu2
  vvv0uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vvv1uuu1uuu2uuu1
  vvv0ttt6stt6sttarrrfttt6vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppjpqqfoppgstt6vvv0*7,ttt8qrrgssscpqqfstt9ttt7sttavvv1uvv0*3,
  vvv0tuu0*2,sst3tuu0*14,uvv0vvv1uvv0*3,
  vvv0*8,vvv1vvv0*2,vvv1vvv0*2,vvv1vvv0*2,vvv1vvv0vvv1uvv0*3,
  vvv0*7,tuu5rssarss8stt8rssasss9ttt7stt7sss9sssctttattt5vvv1uvv0*3,
  vvv1vvv0*18,uvv0*4,
  uuu0*19,uvv0*4,
identity-needed 358x261
~ EO9I vjPI cP3A yzhh rRBX owLI wsp- gEV7 BHgn nkiY SKp0 9xRJ rI0q uxel rRY3 zKa- a0KH 5zfO J30v NZRM
~ ynnP MaKk dpCu FOJb KvT5
  qrrcrrscrssbrss9qrr9rss8uvv0*17,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0*2,uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvvv1uuu1stt5uuu2
  vvv0uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vvv1uuu1tuu3uuu1
  vvv0ttt6stt6sttarrrfttt6vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppjqqqfpqqfstt6vvv0*7,ttt8qrrgssscpqqfttt9ttt6sttavvv1uvv0*3,
  vvv0uuu0tuu0sss4uuu0*12,tuu0tuu1uvv0vvv1uvv0*3,
  vvv0*9,uvv0uvv1vvv0*8,vvv1uvv0*3,
  vvv0*9,ttt9sttbsssbrrrcttt9stt9qrrbrsscsttbttt9vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  vvv0uvv5vvv0*5,vvv2vvv0uvv3vvv0*2,vvv1uvv3vvv0*4,uvv5vvv1uvv0*3,
  vvv0uvv6vvv0*3,uuu3uuu0pqqflmnkqqqkppqdopphnoobopplvvv0*4,uvv6vvv1uvv0*3,
  vvv0uvv2uvv0*16,vvv2vvv1uvv0*3,
  uvv0vvv0*18,uvv0*4,
  uvv0*23,
every-day 358x323
~ EO9I vjPI -nl9 yzhh rRBX owLI l0kC dqOe BHgn nkiY uDWD NrjI rI0q aDU8 rRY3 zKa- sHL- LQWq 4q6F NZRM
~ 01pQ 8hpF XQJE xx7X _xSJ Fh9w xx7X hpOM MaKk roIx FOJb tOj8
  rrs9rssarss8stt7uvv0*19,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0pqqepqqdrsserss9rrravvv0*6,rss8opphopplpqqdnopjpqqerss6vvv1tuu1npp9gklf
  vvv0ttt1sss6tuu1sss3ttt2vvv0*7,uuu4ttt4uvv0stt5tuu2vvv1*2,uuu1tuu3mppb
  vvv0*15,stt3prr9pqqcuuu0vvv1uvv0uuu0uvv0
  vvv0*15,uvv1uuu1uuu0vvv0vvv1uvv0*3,
  vvv0ttt8ssscuuu4vvv0*12,tuu5uuu4uuu5vvv1uvv0*3,
  vvv0stt5qqr7uuu1vvv0*8,uvv0stt0*3,rss2prr5tuu2vvv1uvv0*3,
  vvv0uuu0*11,rst1kno0*5,prr2vvv1uvv0*3,
  vvv0*2,ttu9sss7sss9ttt7rrsc*2,sstcsssbssscttt8sss9sssbrrrcttt7stt8sss8tuu7vvv1uvv0*3,
  vvv0*3,vvv1vvv0*11,vvv1vvv0*3,vvv1uvv0*3,
  vvv0uuu0tuu0*16,uvv0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,pqrbmnognopdoppfopphnppdprr8qrr2uuu0vvv1uvv0*3,
  vvv0uuu0tuu0*11,tuu1tuu0*4,uvv0vvv1uvv0*3,
  vvv0vvv1uvv0*16,vvv0vvv1uvv0*3,
  vvv0uvv6vvv0*4,uuu5vvv1uvv3ttt8uuu5tuu5uvv3vvv0*5,uvv6vvv1uvv0*3,
  vvv0uvv6vvv0*4,tuu6uuu3oppeoppkrrr9pqqhpqqbuuu3vvv0*4,uvv6vvv1uvv0*3,
  vvv0vvv2uvv0*16,vvv1*2,uvv0*3,
  uvv0*19,uuu0uvv0*3,
  uvv0*23,
two-steps 358x319
~ EO9I vjPI OUze yzhh rRBX owLI e0fm wgkk BHgn nkiY p_BB 1Ujq rI0q ThV0 rRY3 zKa- 5iPo 0RiS rgLi NZRM
~ hoVO 8hpF XQJE xx7X _xSJ Fh9w xx7X hpOM MaKk YG3g FOJb KvT5
  rrsarss6qrrastt5uvv0*19,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0nopfoppgnopfmnoirrr7vvv0qqrcnopdmnnrrss8nooeoppesss8pqqirsscpqqcoppbqqrivvv1tuu1moodimnd
  vvv0tuu2uuu1ttt1uuu2vvv2vvv0*2,uuu3vvv1uvv1stt3uuu1ttt4stt6rss8sss6uuu1vvv1*2,uuu1stt4tuu1
  vvv0sssbsst9stt8rrshtttavvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0noogpqqhmnoiqrrdqqqdvvv0*4,rrrcrsseqrrfqqqgtuu6stt7rrscrrsesttavvv1uvv0*3,
  vvv0uuu0*3,rss5tuu0uuu0*8,npq3kno0*3,prr2vvv1uvv0*3,
  vvv0*4,vvv1vvv0*5,vvv1uvv0uvv1vvv0tuu1stt0rss0stt0uuu0vvv1uvv0*3,
  vvv0*4,uuu7rss9sssattt8rsscrrscsstdttt7rssctuu7rss9stt9rrscstt8uuu3vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*9,ttt0*4,stt2ttt0*2,stt0uvv0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,pqrbmoognppcoppgpqqeoppdqrr7qrr2uuu0vvv1uvv0*3,
  vvv0uuu0*17,vvv0vvv1uvv0*3,
  vvv0vvv2uvv0*16,vvv1*2,uvv0*3,
  vvv0uvv6vvv0*2,ttt4ttt6rsscpqqnttt6rssbrrrftuu7sss9ttt7sss8ssscvvv0*2,uvv6vvv1uvv0*3,
  vvv0uvv6vvv0*2,vvv1uvv1rss5ttt5sss6qrr4ttt5qrrarrrbpqqbrss3uuu3vvv0*2,uvv6vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0uvv1uvv0*3,
  uuu0uvv0*17,uuu0*2,uvv0*3,
friends 358x289
~ EO9I vjPI RhQC yzhh rRBX owLI l0kC UWo4 BHgn nkiY GeUA CjBO rI0q Rfv0 rRY3 zKa- sHL- LQWq o9lo NZRM
~ 8hpF XQJE xx7X _xSJ Fh9w xx7X hpOM MaKk 0wT3 FOJb tOj8
  rrscrss9stt5uvv0*20,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0tuu1uvv0
  vvv0oppeoopdmnnflmnjqrr8vvv0*7,qqrcpqqbnooaqqrfnoobsss7vvv1tuu1nopcfklg
  vvv0uuu1vvv0uvv1vvv0*9,stt4uuu3vvv0*2,uuu2vvv0vvv1uuu1ttt3npqa
  vvv0rsscsttarrresst8*2,rss9vvv0*12,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0qrrcoppgttt6vvv0*12,stt8ttt9uuu6vvv1uvv0*3,
  vvv0tuu1stt2uuu0*9,rst1kno0*4,jnn0prr2vvv1uvv0*3,
  vvv0*12,uvv0stt0*5,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uvv0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,pqqbmnognopdopphoppgnppdprr8qrr2uuu0vvv1uvv0*3,
  vvv0uuu0*17,vvv0vvv1uvv0*3,
  vvv0vvv2uvv0*16,vvv1*2,uvv0*3,
  vvv0uvv6vvv0*4,vvv1ttt6uuu4uuu5uuu3stt7ttt5vvv0*5,uvv6vvv1uvv0*3,
  vvv0uvv6vvv0*4,vvv1tuu4pqqdrrr8sss4pqqcsst5vvv0*5,uvv6vvv1uvv0*3,
  vvv0vvv1uvv0*16,vvv0vvv1uvv0*3,
  uuu0uvv0*18,uuu0uvv0*3,
  uvv0*23,
a-loss 358x289
~ EO9I vjPI g_jC yzhh rRBX owLI wsp- w-g3 BHgn nkiY akJK 9xRJ rI0q uxel rRY3 zKa- mOtW iHJM 2OqA NZRM
~ 8hpF XQJE xx7X _xSJ Fh9w xx7X hpOM MaKk PY7S FOJb KvT5
  rss9rrs8uuu0uvv0*20,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0*2,uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*4,lmnkmnoepqqkoopdlmmfopplqrrhnooirrsavvv1uuu2qrrcuuu2
  vvv0uuu1vvv0uvv1vvv0*7,vvv1vvv0uuu3vvv0*2,sss6uuu2vvv0vvv1uuu1ttt2uuu1
  vvv0ttt6stt6sttarrrfttt6vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oopfpqqe*2,pqqduuu3vvv0*5,rssc*2,qqrfsssbstt8ttt8rrsbstt7vvv1uvv0*3,
  vvv0uuu0*2,stt2tuu1uuu0*10,tuu0uuu0*2,uvv0vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*17,uvv0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,pqqbmnognopdopphoppgnppdprr8qrr2uuu0vvv1uvv0*3,
  vvv0uuu0*17,vvv0vvv1uvv0*3,
  vvv0vvv2uvv0*16,vvv1*2,uvv0*3,
  vvv0uvv6vvv0*3,tuu3uuu2rsscqrrhttu6sss7rssdtuu6sttauuu4vvv0*3,uvv6vvv1uvv0*3,
  vvv0uvv6vvv0*3,vvv2vvv1rrr6sss7sst7pqq8rss8qqrfrrrauuu2vvv0*3,uvv6vvv1uvv0*3,
  vvv0vvv1uvv0*16,vvv0vvv1uvv0*3,
  uuu0uvv0*18,uuu0uvv0*3,
  uvv0*23,
completed 358x237
~ EO9I vjPI P-ue yzhh rRBX owLI H_dE jmoe zsAy Mcxk nkiY SKp0 9xRJ rI0q uxel MaKk 3MPU rKZB aZpP
  rss9rrsarrsbrrs9uvv0*19,
  uut0vus0*17,uur0uuu0uvv0*3,
  vus2vvv0*18,vur3uuu0vur0uuu0
  vvu2nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvus3vqh2pi47vpc2
  vvu2uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vus3vrk1sl83vri2
  vvu2ttt6stt6sttarrrfttt6vvv0*13,vus3uuu0*3,
  vvu2vvv0*18,vus3uvv0*3,
  vvu2voa2vm50*6,vm51ul50vm50*8,vrk1vus3uvv0*3,
  vvu2vn72vm50*4,rj49ph4aoh4aoh4cqi4aoh4eqi49tl55vm50*4,vqh2vus3uvv0*3,
  vvu2vrj1vqf0*16,vtp1vus3uvv0*3,
  vvu2uuu7uuu6ttt6tttattt8sssatuu8ttt8sttauuu4ttt7ttu8rssbuuv4uuu3sttbtuu7tttavus3uvv0*3,
  vvu2vvv2ttt5uvv1vvv0uuu3*2,uuu4uvv0vvv1uuu6uuu2uuu4uuu1tuu4uvv3uvv1uuu2vvv1vus3uvv0*3,
  vvu2vvv0*8,uuu4rssdsss8sstcstt7sss9tuu5rrscsttb*2,vus3uvv0*3,
  vur3vvu0*17,vvt0vur3uvv0*3,
  uuu0uut0*18,uvv0*4,
granted 358x128
~ EO9I vjPI xUx6 yzhh rRBX dBJv EINQ 1C9g AWqQ CGSU nkiY SKp0 9xRJ QuoB uxel
  qrr9rssbrrs8uvv0*20,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0uvv0tuu0uvv0
  uuu0oppenopfmooelnnhqqr7uvv0*6,rrr8qrr9lmmlrrsanppjoppcpqqhuuu1hnl54fa4dlh7
  uuu0sss2ttt1sst1stt2uuu1uvv0*6,pqq9qrr8ttu1rss5rss6ttt1uuu1*2,jom46hc5hnk7
  uuu0sst5rss6rssaqqresss6uuu1qrrcrss8rrseqrrastt7qrr9rss9qrrcqrr9stt5qrr9sss9uuu1uvv0stt5uvv0
  uuu0uvv0*14,uuu0uvv0*3,uuu0uvv0*3,
  uuu0*20,uvv0*3,
granted-under-review 358x188
~ EO9I vjPI LOOu yzhh rRBX dBJv EINQ 1C9g AWqQ CGSU nkiY SKp0 9xRJ rI0q uxel YJtR rgpZ kTeY LbWZ
  qrr9rssbrrs8rssaqrr9sss7rrsbrss9uvv0*15,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*2,stt0uvv0
  uuu0moognooglmnfkmmjpqq8uvv0*6,qrr9pqqbklmnqrrbnoolnoodopqiuuu1gmk54fa4bkg7
  uuu0ttu1uuu0tuu1tuu0uuu0uvv0*6,qrr8rss6uvv0rss4stt4uvv0*2,uuu1lpn48hd5iol7
  uuu0sst5rss6rssaqqresss6uvv0*13,uuu1uvv0stt5uvv0
  uuu0uvv0*10,uuu0*8,uuu1uvv0*3,
  uuu0uvv0*10,uuu0rss5pqq6pqqaprraqrr8qrrbtuu0uuu1uvv0*3,
  uuu0uvv0*3,uuu0*4,uuu1*2,uuu0*2,tuu2uuu1tuu3*2,tuu2uuu0*2,uuu1uvv0*3,
  uuu0uvv0*3,stt6rrrarrsbrssarss9stt8qrr7rssasss9qrr9sss9qrrarssbsss8sst5uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
granted-on-hold 358x211
~ EO9I vjPI gNzF yzhh rRBX dBJv EINQ 1C9g AWqQ CGSU nkiY SKp0 9xRJ rI0q uxel pf0S Aud5 kTeY FaVb
  qrr9rssbrrs8rss9*2,qrrcuvv0*17,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*2,stt0uvv0
  uuu0moognooglmnfkmmjpqq8uvv0*6,qrr9pqqbklmnqrrbnoolnoodopqiuuu1gmk54fa4bkg7
  uuu0ttu1uuu0tuu1tuu0uuu0uvv0*6,qrr8rss6uvv0rss4stt4uvv0*2,uuu1lpn48hd5iol7
  uuu0sst5rss6rssaqqresss6uvv0*13,uuu1uvv0stt5uvv0
  uuu0uvv0*13,uuu0*5,uuu1uvv0*3,
  uuu0uvv0*13,stt3oppdqrr6pqqetuu0uuu1uvv0*3,
  uuu0uvv0uuu1uuu0*2,uvv0tuu1*2,uvv0uuu0tuu1uuu0uuu1*2,uuu0*2,tuu1uuu0uuu1*2,uvv0*3,
  uuu0uuu1rrscqrrdrssastt7rssastt6rss8qrrbsss8rssarss9qrrcrss8qrrbrsscqqrasss7uuu1uvv0*3,
  uuu0uvv0*15,uuu1rssbstt7uuu1uvv0*3,
  uuu0uvv0*16,uuu0uuu1*2,uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
unsatisfied 358x420
~ EO9I vjPI ZOy1 yzhh rRBX owLI GXYm ZlQs zvRB CGSU nkiY SKp0 SlGA rI0q uxel rRY3 zKa- dejU H6RP tA7a
~ NZRM _sdW 8hpF XQJE xx7X _xSJ vF9I xx7X hpOM iblL Qa57 AF1t -DSq zQBp UKjI WNRl -q1a rJxc x6BB jqxE
~ Af1s yN4T VYNG iFVq xLrH
  rssbqrraqrrdqrr9uvv0*19,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*3,uvv0
  uuu0oppaopp9nop9noobqrr5uvv0*6,qrr9pqqbklmnqrrbnoolnoodopqiuuu1tuu1sss5ttt1
  uuu0tuu0uuu0*4,uvv0*6,qrr8rss6uvv0rss4stt4uvv0*2,uuu1tuu0stt3tuu1
  uuu0sst5rss6rssaqqresss6uvv0*13,uuu1uvv0uuu0uvv0
  uuu0uvv0*18,uuu1uvv0*3,
  uuu0mnodoppfppqeoppestt4uvv0*4,ttt6pqrfqrrepqqdqrrasss8qrrbrrr9rssauuu1uvv0*3,
  uuu0tuu0*2,stt1*2,tuu0*2,npq1jnn0*7,jmn0jnn0*2,oqr2uuu1uvv0*3,
  uuu0*7,stt0qss0*10,stt0uuu1uvv0*3,
  uuu0uvv0*10,uuu0rrs9qrrbrssarss8rss7qrrbstt9uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0tuu0*10,ttt0tuu0stt1stt2ttt0stt0*2,tuu0uuu1uvv0*3,
  uuu0tuu0rss6tuu0*8,rss4pqq9mooipqqeoppdqrr7rss1tuu0uuu1uvv0*3,
  uuu0tuu0*18,uuu1uvv0*3,
  uuu0tuu0oppaqrs6opqanppcnopcrss2tuu0*2,stt2rss6rss7ttt1stt4rss4orq3mqp4tuu0uuu1uvv0*3,
  uuu0tuu0pqq6qrr6qrr5pqq5qrr7stt1tuu0*2,qrr9qrr6rss6pqr8qrr7rss5psr2orq2tuu0uuu1uvv0*3,
  uuu0tuu0*18,uuu1uvv0*3,
  uuu0tuu0opq9pqqaoqq9opq8oppbstt1tuu0stt3qrr8pqr9qrr9qrrdqrr7qrsarss5*2,tuu0uuu1uvv0*3,
  uuu0tuu0stt1*2,ttt0stt3stt1ttt1stt3rss4rss5rss4rss9stt1rss3rss4stt1*2,tuu0uuu1uvv0*3,
  uuu0tuu0*3,ttt1qrr7qrr5qrr7rss7qrr7qrr8*2,rss5qrr5rss5rss3tuu0*3,uuu1uvv0*3,
  uuu0tuu0stt0*16,tuu0uuu1uvv0*3,
  uuu0tuu0nopgnppfoppfmnojrss5pqqapqqbnoogttt0qrrc*2,prr7rss4qrr8pqq7qrrdtuu0uuu1uvv0*3,
  uuu0tuu0stt1*4,rss5stt1*3,tuu0rss5sss4rss3stt1sss1stt1*2,tuu0uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
sold-out 358x263
~ EO9I vjPI NBM7 yzhh rRBX owLI GXYm ZlQs zvRB CGSU nkiY -MfX KBWh rI0q zIwI rRY3 zKa- 27yi FFk2 NZRM
~ 3Ipo 8hpF XQJE xx7X _xSJ GteW xx7X hpOM
  rrsarss9rrsbuvv0*20,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*3,uvv0
  uuu0pqq9pqq6pqr7pqqdrrs3uvv0*10,pqq8noohqqreuuu1tuu1sss5ttt1
  uuu0tuu2ttt2uuu0ttt2tuu1uvv0*10,rss4uuu1ttt4uuu1tuu0stt3tuu1
  uuu0qrrbrss7qrrdrss7uvv0*14,uuu1uvv0uuu0uvv0
  uuu0uvv0*18,uuu1uvv0*3,
  uuu0uvv0*9,qrrcrrrcpqqepqqfstt6rss9pqqfqrrerssauuu1uvv0*3,
  uuu0jmn2hlm0*16,nqq2uuu1uvv0*3,
  uuu0ttu0stt0*7,stt1stt0*3,stt2stt0*4,tuu0uuu1uvv0*3,
  uuu0uvv0*6,stt6qrrarssarss7rss9stt5qrrdqrr9rssbsss6*3,uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0tuu0*10,ttt0stt1tuu0stt4ttt1stt0*2,tuu0uuu1uvv0*3,
  uuu0tuu0rss6tuu0*7,qrr6opq9oppboppfoppgpqqbqrr7rss1tuu0uuu1uvv0*3,
  uuu0*2,tuu0*16,uuu0uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
claim-expired 358x263
~ EO9I vjPI bqBa yzhh rRBX owLI GXYm ZlQs zvRB CGSU nkiY SKp0 SlGA rI0q uxel rRY3 zKa- uzBj 37GI NZRM
~ Jknl 8hpF XQJE xx7X _xSJ GteW xx7X hpOM
  rrsbrssdrss8rrrcrrs9uvv0*18,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*3,uvv0
  uuu0oppaopp9nop9noobqrr5uvv0*6,qrr9pqqbklmnqrrbnoolnoodopqiuuu1tuu1sss5ttt1
  uuu0tuu0uuu0*4,uvv0*6,qrr8rss6uvv0rss4stt4uvv0*2,uuu1tuu0stt3tuu1
  uuu0sst5rss6rssaqqresss6uvv0*13,uuu1uvv0uuu0uvv0
  uuu0uvv0*18,uuu1uvv0*3,
  uuu0uvv0*9,rrsbqrrdpqqf*2,stt6rss7qrrbqrrerssauuu1uvv0*3,
  uuu0kno2jnn0*12,imn1jnn0*3,oqr2uuu1uvv0*3,
  uuu0rst0qss0*16,stt0uuu1uvv0*3,
  uuu0uvv0*3,stt6rrsdsss7rss8qrrbrss9rssarrsaqrrcrss8rsscpqrfsst6qrrbstt9uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0tuu0*10,ttt0stt1tuu0stt2ttt0stt0*2,tuu0uuu1uvv0*3,
  uuu0tuu0rss6tuu0*7,qrr6opq9oppboppfnpphpqqcqrr7rss1tuu0uuu1uvv0*3,
  uuu0*2,tuu0*16,uuu0uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
claiming 358x237
~ EO9I vjPI K0qK yzhh rRBX owLI H_dE jmoe zsAy Mcxk nkiY SKp0 9xRJ rI0q uxel MaKk m3ma YZ1x rKZB aZpP
  rrsbrrseqrrcuvv0*20,
  uut0uur0*18,uuu0uvv0*3,
  vus2vvv0*18,vur3uuu0vus0uuu0
  vvu2ppqfoppgnopfmnoirrr7vvv0*6,sss8rrramnnmsssaoppkpqqcqqrivus3vqh2qj57vpe2
  vvu2ttt2uuu1ttt1uuu2vvv1vvv0*6,qrrarss8uuu1sst5ttt6uuu1vvv1vus3vrj1rk74vqh2
  vvu2ttt6stt6sttarrrfttt6vvv0*13,vus3uuu0*3,
  vvu2vvv0*18,vus3uvv0*3,
  vvu2voc1vn70*11,um71vn70*4,vsl1vus3uvv0*3,
  vvu2vn72vm50*3,sk55qi4bng3flf3cqi49oh4eqi48sk59qi48vm50*4,vqh2vus3uvv0*3,
  vvu2vri1vpd0*16,vto1vus3uvv0*3,
  vvu2uuu6uuu5*2,tuu8uuu7ttt9uuu7ttu7ttt8uvv3tuu6uuu6sssavvv2uuv2tttauuu5tuu9vus3uvv0*3,
  vvu2vvv3stt6tuu2uvv2ttt4*2,uuu6uuu2uuu3tuu6ttu3uuu4uuu2ttt5uuu4uuu2uuu3vvv2vus3uvv0*3,
  vvu2vvv0*8,uuu4rrserss9sssestt7sssatuu5rrscsttc*2,vus3uvv0*3,
  vur3vvv0*18,vur3uvv0*3,
  uuu0utr0*18,uvv0*4,
polling 358x284
~ EO9I vjPI gvyS yzhh EO9I EhEY vkxF d-SA rRBX owLI H_dE jmoe zsAy Mcxk nkiY SKp0 9xRJ rI0q uxel MaKk
~ 3MPU rKZB aZpP
  rrsbqrresst4uvv0*20,
  uvv0*23,
  tuu3stt4stt6tuu3*2,uuu1uvv0*12,stt4oppfnopfpqqbpqq9
  ttt2stt4*3,stt3uuu1uvv0*12,ttt1pqq1rrs3noo9qrr3
  uus1vus0*18,uuu0uvv0*3,
  vut2vvv0*18,vus3uuu0vtq0uuu0
  vvu2mnohnoohlmnhkmmkqrr9vvv0*6,qrrbpqqdkmmnrrsdnoonoppepqqjvus3vqg2oh48vob2
  vvu2vvv0*11,sss7ttt5vvv0ttt2uuu3vvv0*2,vus3vsl1tma2vrk2
  vvu2ttt6stt6sttarrrfttt6vvv0*13,vus3uuu0*2,uvv0
  vvu2vvv0*18,vus3uvv0*3,
  vvu2voa2vm50*6,vm51ul50vm50*8,vrk1vus3uvv0*3,
  vvu2vn72vm50*4,rj49ph4aoh4aoh4cqi4aoh4eqi49tl55vm50*4,vqh2vus3uvv0*3,
  vvu2vrj1vqf0*16,vtp1vus3uvv0*3,
  vvu2uuu7uuu6ttt6tttattt8sssatuu8ttt8sttauuu4ttt7ttu8rssbuuv4uuu3sttbtuu7tttavus3uvv0*3,
  vvu2vvv2ttt5uvv1vvv0uuu3*2,uuu4uvv0uuv2tuu7uuu3tuu5uuu1tuu5uvv3uuu1uuu4vvv2vus3uvv0*3,
  vvu2vvv0*8,uuu3rsscsss8sttbstt7sss9tuu5rssctttasttbvus3uvv0*3,
  vur3vvu0*17,vvt0vur3uvv0*3,
  uuu0uus0*17,uut0uvv0*4,
of-a-visitor 358x128
~ EO9I vjPI et_z yzhh rRBX owLI wsp- ZdXF BHgn nkiY GHC3 9xRJ UsNt uxel
  rss9rss7rsscrssauvv0*19,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0*2,uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*4,uuu2noognooepqqjpqqarrrclmngnoocpqqjvvv1uuu1tuu4uuu2
  vvv0uuu1vvv0uvv1vvv0*7,uuu4stt7uuu2tuu2ttt3vvv1vvv0*2,vvv1uuu1ttu2uuu1
  vvv0ttt6stt6sttarrrfttt6vvv0*10,uvv2rssduuu4vvv1uvv0uuu0uvv0
  vvv0*19,uvv1uvv0*3,
  uuu0*20,uvv0*3,
money-normal 358x245
~ EO9I vjPI EiW- yzhh V0Gj EhEY Evkl n5_K uw3R NkXb pmGA kigS US9e 4EGA CGET WPKZ Xj4x L8v8 tA6H CGET
~ WPKZ Z_bA Cx7Y wwbl CGET WPKZ Ie-q L8v8 79db
  rssarrsarss9rssarrsatuu4uvv0*17,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*13,qrrbrrr9stt8ttt4ttt6pqqhnoohqrr8uuu1vvv2
  vvv0*13,rrr5opp7opp8qrr6rss3qrr6*2,pqq6uuu3vvv2
  vvv0*2,uvv0*9,vvv0vur0vuq0uus1qsr0*6,vvv0vvv2
  vvv0stt0*10,ttr2voa0*2,oog67hd0*6,qsr4vvv2
  vvv0*22,vvv2
  vvv0*4,tuu6sssdsssesstbrssbutt5vrj1vvv0*5,tuu6rssdsssbsssampo7psr4vvv2
  vvv0*2,ttt8uvv4ttt7tttasttbrssbrrscqrrarss8vvv0*2,uuu3uuu4tttbrssdsssarss9rrrdqrrbtuu2vvv2
  vvv0*2,stt5rrrbstt5rrresss8stt4ttt4stt5uuu3vvv0*2,sss4sss5ttt4sss6stt3ttu4ttt4ttt5vvv1vvv2
  vvv0*16,vvv1uuu5vvv3*2,vvv0*2,vvv2
  vvv0*15,vvv2sst8sttbsst9stt8uuu3vvv0vvv2
  vvv0*13,rrs8qqr9qrrgoppkoppgopqhoppinoohttt3vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
money-missed 358x247
~ EO9I vjPI GJjn yzhh V0Gj EhEY Evkl IrjG 63Sa jO5X n5_K uw3R NkXb pmGA US9e yLfv 4EGA CGET WPKZ Xj4x
~ bjua tA6H CGET WPKZ Ie-q bjua 6c9r CGET WPKZ Mw2z bjua IWWc
  rssarrsarss9rrscrss8ttt3uvv0*17,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0mnn9lmncuuu6ttt4uuu2vvv0*7,sss8stt5uuu4uvv1uuu4rrscpqqesss5vvv0vvv2
  vvv0pqq7opp8stt9rssauuu6vvv0*7,pqq9mnocnoobppq9rrr4ppqaopp9oop9ttt4vvv2
  vvv0*15,uuu0*6,vvv0vvv2
  vvv0rssaqrra*2,qrrb*2,sst5rss0*7,lpo54fa0*6,psr4vvv2
  vvv0*22,vvv2
  vvv0*5,ttt9rssdtttbrrscttu8tuu0vvv0*5,uuu5rssdsssbsst8mpo7psr4vvv2
  vvv0*5,vvv1*2,rss8stt8sss7stt5vvv0*5,vvv1*2,stt6sssasss7uuu1vvv2
  vvv0*7,sss8rss8rrr8ttt6vvv0*6,uuu2sst6rss8rrs9uuu2vvv2
  vvv0*19,vvv1vvv0*2,vvv2
  vvv0*18,uuu3ssscttt6uuv2vvv2
  vvv0*17,tuu3oppi*2,noohttt3vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
money-nothing-open 358x214
~ EO9I vjPI yXyR yzhh V0Gj EhEY Evkl GVoT n5_K uw3R NkXb pmGA 4EGA CGET WPKZ Xj4x bjua jc7U
  rssarrsarss9rssbqrrcrrs8qrrbstt6uvv0*15,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*13,qrrbrrr9stt8ttt4ttt6pqqhnoohqrr8uuu1vvv2
  vvv0*13,rrr5opp7opp8qrr6rss3qrr6*2,pqq6uuu3vvv2
  vvv0*22,vvv2
  vvv0*9,sssasst8stt8sss9stt6ttt6pqqjrrrasttbsss8rssbstt7uuu6vvv2
  vvv0hnl3fmj0*7,eli3fli0eli1eli2eli1fmj0*4,eli1dki3eli3stt2vvv2
  vvv0lpn2iol0*18,iom0tut2vvv2
  vvv0*17,vvv4vvv2vvv1tuu1uvu1vvv2
  vvv0*16,tuu6stt9ttt9stt8orq5rts3vvv2
  vvv0*17,tuu3pqqcoppinoohttt3vvv2
  vvv0*22,uvv2
  uvv1vvv0*20,uvv0uuu0
money-of-a-visitor 358x162
~ EO9I vjPI G8Hq yzhh V0Gj EhEY UBRB IrjG 9cCa jO5X NkXb pmGA ifCC XtGJ Bagu cJ0G
  rssarrsarss8*2,rss9rsscsst6uvv0*16,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0pqqclmncuuu6ttt4uuu2vvv0*2,uvv1uuu2rrr7vvv0sst6ttt2*2,qrrdtuu5sssbrss5uuu2stt7vvv0vvv2
  vvv0ppq5opp8stt9rssauuu6vvv0*2,ttt3noodoop8qrr9jlljmno9nop6qrrbqqr6opp9oop8oopdpqq9ttt4vvv2
  vvv0uvv0tuu0*13,uuu0uvv0uuu0*4,vvv0vvv2
  vvv07eg53bd0*14,aifa4fa0*4,psr4vvv2
  vvv0*22,vvv2
  vvv0uuu3qrrcrssarssgqqrhrrrgqqrjpqqhopphimn4tuu4ttt7rss8rsseqrrhqrrdqrrhopphoppjmqo4psr4vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,uvv1uvv0
