bell-0 358x71
~ IqB6 xt-H ge66 PiZq zRHU CBCQ 5TkL
  qrrarssbuuu1uvv0*20,
  uvv0*23,
  uuu0rss9uvv0*21,
  uuu1rrr6uvv0*21,
  uvv0*23,
bell-3 358x71
~ IqB6 xt-H nuUv PiZq W1Qs CBCQ 5TkL -Mf7
  qrrarrsauvv0*21,
  uvv0uuu0*2,uvv0*20,
  uuu0phibrlm7uvv0*20,
  uuu2qrr8uvv0*21,
  uvv0*23,
bell-1480 358x71
~ IqB6 xt-H KGtK PiZq gOPu CBCQ 5TkL kOmq
  qrrarssbqrrctuu3uvv0*19,
  uvv0uuu0trs0uuu0uvv0*19,
  uuu0pijdn9bdspp5uvv0*19,
  uuu2qrr8uvv0*21,
  uvv0*23,
list 358x1059
~ IqB6 xt-H rY9t PiZq PiZq p_tj 2A60 wAD2 Zkl1 Vl5Q ctVy NiVk 4Cng dwCY Uos- Vg12 56Ju 5Sji Qu3r 6F9n
~ Dv8n H1l3 3Jv9 mayt 7yns JT_f 3XQj cWF4 OUNZ R0Kq Jyhi hGb0 4m_p 3Jv9 mayt A2W2 Vc8o K9Nf cWF4 3R_M
~ R0Kq Aql1 pVpS 4m_p 3Jv9 mayt A2W2 Vc8o cawb cWF4 Phih R0Kq hUGr tyNR 4m_p 3Jv9 COxr A2W2 Vc8o K9Nf
~ cWF4 E08m y03A U0eU 4m_p 3Jv9 COxr A2W2 Vc8o cawb cWF4 lUoJ VlAm 3pDi 4m_p 3Jv9 COxr A2W2 Vc8o tuLh
~ cWF4 gupV dtmn xowo 4m_p 3Jv9 COxr A2W2 Vc8o nhUV cWF4 ChhX 93eI kGLo PiZq htyT Zkl1 HoTH PiZq
  qrreuuu0uvv0*21,
  uvv0*23,
  uvv0*23,
  uvv0*23,
  giilfhiijllbklmdkmmcjklejllanoo7uvv0*6,stt8rss8npqfoqrcmppkprr9prranpqdmpph
  ttt2rss3qrr2rrs3qrr4lmn8rrr2sss1uvv0*15,
  uvv0*23,
  pqrapqqksss5stt5oppd*2,opqerss7ttt3rss6pqqdopqhopqgrrs7stt4ttt3opqdpqqcpqqfsst6uvv0*3,
  stt0*3,uuu0*20,
  uuu0*22,uvv0
  vvv0*22,uvv1
  vvv0*2,vvu0vus0*2,vvv0noojopplqrrepqqkoppmmnolsss8vvv0*9,vvv2
  vvv0oqr6vus0qmhctqm6vvu0sttatuu5ttt7ttt6sttbtuu7sstbttt9tuu7stt6uuu4tttattu6ttt8vvv0*2,vvv2
  vvv0*2,vvt0trn3utp2vvv0stt9ttt5ttt9sst9stt9sstduuu4*2,uuu5uuu3*2,uuu7uuu5ttt6vvv0*2,vvv2
  vvv0*6,rssbttt7ttu6ttt7ttu6tttbvvv1vvv0*9,vvv2
  vvv0*6,sttasstfrssbstt7rrsdvvv0*11,vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0*3,uuu0*2,vvv0oopkqrrgnophppqepqqhppqioopjvvv2vvv0*8,vvv2
  vvv0oqr6uuu0jnndoqr7vvv0sss7sttbttt9sttattt8sstatuu7ttt9sstattt9tttbsssbsstcttt8uuu4vvv0vvv2
  vvv0*2,uuu0qrs3rtt2vvv0ttt7ttt8sss9uuu4*2,uuu3*2,uuu2uuu4uuv2uuu4uuu3uuv2uuu2vvv3vvv0vvv2
  vvv0*6,ttt7ttt6ttt9vvv0*13,vvv2
  vvv0*6,sssbsstbttt7rrscvvv1vvv0*11,vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0*3,uuu0*2,vvv0oopkqrrfnoonnopnppqgppqfpqqgoppgppqkrrrfnoomqrrevvv0*4,vvv2
  vvv0oqr6uuu0mop9oqq9vvv0ssscttt7tttatuu6sttbstt8ttt8stt9sssdstt9ttt7sttbsss9sstdttt8vvv0vvv2
  vvv0*2,uuu0qss2ttt0vvv0ttu5ttt5tuu5ttt7ttt8ttt4uuu6tuu7ttu5stt9uuu3uuu6uuu2uuu4*2,vvv0vvv2
  vvv0*6,rss9ttt7sss9sttcttt9rssa*2,sstcrssbttt8vvv0*6,vvv2
  vvv0*6,ssscsstbttt7rrscvvv1vvv0*11,vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0*3,uuu0*2,vvv0oppiqrrhppqkopplqrrdopplpqqmoppivvv0*8,vvv2
  vvv0*2,uuu0jnndoqr7vvv0ssscuuu6tttasstbtttasstattta*2,rsscttu9sst8tuu6tttasttcvvv0*2,vvv2
  vvv0*2,uuu0qrs3rtt2vvv0ttt7ttu5ttt7ttt8stt9sttbvvv3*2,uuv2uuu2uuu3vvv2uuu4uvv3vvv0*2,vvv2
  vvv0*6,rssbtuu8tuu6ttt8ttt7tttbvvv0*10,vvv2
  vvv0*6,sst9sssdrsscuuu4vvv0*12,vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0*6,oppfqqrloppepqqiqrrfpqqippqjrrreqqrjpqqnrrrioppkqqqhqqqgstt8vvv0vvv2
  vvv0*2,uvv0stt0ttt0vvv0sss9stt9vvv0*14,vvv2
  vvv0*2,uuu0looboqr9vvv0rrs9rssbvvv0*3,vvv1vvv0*10,vvv2
  vvv0*3,tuu0*2,vvv0rrseqrrcsssastt9qrrerssesss9rrresss9rrserrrcsssfuvv4vvv0*3,vvv2
  vvv0*6,rssdqrrirsscsssbrrrfrrrerrrhsstcvvv0*8,vvv2
  vvv0*6,ttt8sttbttt7ttt6vvv0*12,vvv2
  vvv0*7,uuv3uvv2vvv2vvv0*12,vvv2
  vvv0*22,uvv2
  vvv0*3,uuu0*2,vvv0sssbuuu6ttt6*2,stt8stt7uuu4sttasssesssastt8ttt5stt9stt7ttt6vvv0vvv2
  vvv0*2,uuu0jmnhnqqcvvv0stta*2,rrsasttbsss9ttt8sss7ttt7stt8sssauuu8tttasss8rssdsss7vvv1vvv2
  vvv0*2,uvv0stt2tuu0vvv0qrrbqrrgrssarrrgsssbrsshsttasssdrss9*2,rrscrssfrssgttt6vvv0*2,vvv2
  vvv0*6,rssasssdsst9stt8vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0*22,uvv2
  vvv0*6,qrrgrssarssdqrrdrssbrrrdttt9qrrerrrcuuu2vvv0*6,vvv2
  vvv0*3,uuu0*2,vvv0stt8uuu3uuu6ttu5uuu4tuu6ttt8uuu4tuu4vvv1*3,vvv0vvv2vvv0*2,vvv2
  vvv0*2,uuu0mpp8prr8vvv0rrsfstt9sstbsst9rssdssscrssdsssdqqqesss9qrrfsstarssfttu8rssduuu3vvv2
  vvv0*2,uvv0rss2stt0vvv0rrrcrrsfrrsesttarsseqrrfrssdsssarrse*2,ssscsssbrssdqrrestt8vvv0vvv2
  vvv0*6,rrsfsssbrrrgsttarsscttu7vvv0*10,vvv2
  vvv0*6,stt8ttt9ttt5uuu5vvv0*12,vvv2
  vvv0*6,uuv2uuu5uuu4uuu3vvv0*12,uvv2
  uvv0*22,uuu0
  uvv0*23,
  rst8qssanqqhnqqbmpqeoqqaoqqbmppimophrss6uvv0*13,
  uvv0*23,
  uvv0*23,
  uvv0*23,
  uvv0*23,
fixture-reward_claimable 358x479
~ IqB6 xt-H jL74 PiZq Hzu_ s2ZJ 7yns JT_f 3XQj PiZq GbL3 9Tqs IuwX 5-R4 aGzc YqUR 5fgm 1Bvc 4UYI zhPL
~ 9XfQ w25f vyz6 Kx0W w25f T0Ds p2Vz z2yA fFtw 5cO1
  qrrcrssarss6qrrbrssarss6qrrdrssaqrrauuu0uvv0*13,
  uvv0*23,
  uvv0*23,
  vur0vuq0*2,vur0uvv0lnndjllfklmkopqaklmjlnnilmngjklgjklhuuu0uvv0*8,
  vuq0sql6*2,vuq0uvv0rss5rss3rss6ttt4rss5sst5sss3sss1ttt3uuu0uvv0*8,
  vuq0tqm5*2,vuq0uvv0qrrdsss8rssastt6rss9sss8rrscqrrcsss9qrrestt3uvv0*7,
  vur0vuq0*2,vur0uvv0pqqgrss9qrrdstt8qrrcqrrdrrrdqrrftuu1uvv0*9,
  uvv0*23,
  qrresssaqrr7qrrapqqcrssbrsscpqqhqrrbsssaqrr9rss6rss9qrrerss8qrrf*2,qrrcrss8stt3uvv0*3,
  sst6sss6rss7stt7sss5ttt4ttt7ttt5sss5ttt4stt5*2,stt4sss8ttt5rss9ttt4sst6stt3ttt4uvv0*3,
  qrrbpqqeoppkrrscuvv0*19,
  uuu0*23,
  uuu0*2,uvv0uuu0uvv0*14,uuu0uuu1tuu1uuu0uuu1
  uuu0pqrdqrrcqrrduvv0*14,oppjpqqhopphstt5uuu1
  uuu0*22,uuu1
  uuu0rssb*2,sss9ttu4uvv0*9,ttt3pqqgrrsastt5sss8rssaopphstt6uuu1
  uuu0ttt3ttu4tuu3tuu2uvv0*9,uuu0ttt3ttt2stt5stt3stt2tuu3uuu1*2,
  uuu0*22,uuu1
  uuu0qrrdqrrgpqriuvv0*13,opqkopphpqqepqqfstt4uuu1
  uuu0*22,uuu1
  uvv0*23,
  tuu2tuu0*21,tuu4
  tuu3uvv0*6,stt3tuu1*2,tuu2tuu1tuu2tuu1stt4uuu0uvv0*6,sst8
  tuu3uvv0*6,qrr6nooapqrcopphoppbopphoppdnoocuuu0uvv0*6,sst8
  tuu2tuu0*21,ttu5
  uvv0*23,
  uuu0*23,
  rrscrss8rssarrsbrrs9rrrarssarss9rssbrss7qrrbrssarsscrss7rssbrrsbsst8qrrbrrsbrss8uvv0*3,
  uuu1ttt2tuu2uuu1*2,tuu1*3,uuu1tuu1*2,uuu1*2,uuu0tuu3tuu1uuu1*2,tuu1*2,uvv0*3,
  uvv0*23,
fixture-reward_held 358x456
~ IqB6 xt-H 3y2b PiZq Hzu_ s2ZJ A2W2 Vc8o K9Nf PiZq GSt9 9Tqs IuwX XOgm nZce YqUR zFWX 1Bvc 4UYI zhPL
~ 7dln w25f P0JG 4FB9 w25f T0Ds bwSN z2yA fFtw 5cO1
  qrrcrssarss6qrrbrssarss8qrrattu3uvv0*15,
  uvv0*23,
  uvv0*23,
  tuu0*4,uvv0lmmhoppcopqanoobnopcoppamnnemnnamnngnopbuvv0*8,
  tuu0oqq7*2,tuu0uvv0sss6qrr3pqq8opq7sss4qrr4qqr8rss3rss5rss6uvv0*8,
  tuu0pqr5*2,tuu0uvv0qrrdsss8rssastt6sss7*2,rrrfrrsbrrrdrssbqrrcuvv0*7,
  tuu0*4,uvv0pqqgrss9qrrdsst8qrraqrrdrrrdqrrftuu1uvv0*9,
  uvv0*23,
  qqrbqrrbsssarssbqrrerrrcqrrbsst8rss9qrrdqrr8rsscqrrdqrrhqrrfrss8rssasss8qrrdpqqerssbuvv0*2,
  ttu5sst7stt4sss6rss9stt4stt6stt5sss4stt6stt5*2,stt7ttt7stt6stt4stt6stt4*2,tuu4*2,uvv0*2,
  uuu0*22,uuu1
  uuu0qrrarss9rssauvv0*14,stt6pqqeqqrettt2uuu1
  uuu0tuu3ttu3ttt3uvv0*14,tuu1stt4stt5tuu1uuu1
  uuu0*22,uuu1
  uuu0rrrbqrreqrrbqrreqrrhuvv0*8,stt4oppkpqqcrrraqrrcpqqdnooksss7uuu1
  uuu0*22,uuu1
  uuu0stt7stt8*2,uvv0*12,uuu2stt7rss9*2,sss7tuu3uuu1
  uuu0stt6stt7sss9uvv0*12,uuu1rrr8qrrbsss8rss9ttu2uuu1
  uuu0*22,uuu1
  uvv0*23,
  ttt3tuu0*21,stt7
  tuu3uvv0*6,pqqamnnbpqqdoppgnopcnoojnooflmnguuu0uvv0*6,sst8
  tuu3uvv0*9,ttu2uvv0*11,sst9
  uuu0tuu0*21,uuu0
  uuu0*23,
  uvv0*23,
  qrrdqqrbqrrcqrrdqrrb*2,qrrcqrrbrsscrss9qqrdrrsbqrrerrs8qrreqrrcsss9qqrcqrrdrrsauvv0*3,
  uvv0*23,
  uvv0*23,
fixture-place_won 358x438
~ IqB6 xt-H sgC9 PiZq Hzu_ s2ZJ A2W2 Vc8o cawb PiZq 0s1_ 9Tqs IuwX AQH7 awhW YqUR 0718 1Bvc 4UYI sGPS
~ gj5j w25f T0Ds on8H z2yA fFtw 6Lzd
  qrrcrssarss7qrrdsss5rrsattt6uvv0*16,
  uvv0*23,
  uvv0*23,
  tuu0*4,uvv0lmmhoppcmoodlnnh*2,lmmfnoocmnocmnndoppanopbklmeqqr6noockmmejllituu3uvv0
  tuu0oqr7*2,tuu0uvv0sss6qrr3rss6*2,qrr9qrr8rss6rss2rss5sss4rss4rss5ttt2rss6rss4rss3uuu0uvv0
  tuu0qrs4qss4tuu0uvv0qrrdsss8rssasss9rss7rssarrscqrrdrss9qrrestt3uvv0*7,
  tuu0*4,uvv0pqqgrss9qrrdsst8qrraqrrdrrrdqrrftuu1uvv0*9,
  uvv0*23,
  qrresssaqrrcrss8*2,qrrcqrr8rssdqrrarrr9pqqgrss8rrr9qrra*2,qqrfqrrcstt6qrrarrr8pqqcuuu1uvv0
  sst6stt5rss7ttt5rss7stt6sst4stt8tuu5sss7stt8rss7sss5sss8stt5stt7*2,ttt4stt5ttt3stt7uuu0uvv0
  opploppipqqgnooipqqenoogopphpqqduvv0*15,
  uuu0*23,
  uuu0*3,uvv0*16,uuu0*3,uuu1
  uuu0qqrcqrrguvv0*16,pqqenoplstt6uuu1
  uuu0*22,uuu1
  uuu0rss9rssc*2,uvv0*9,rrrapqqbqrrfrss8qrrbqqrbpqqgqqrfttu3uuu1
  uuu0tuu3*2,ttt5uvv0*9,tuu3stt4stt7stt4ttt4rss6stt4stt5uuu1*2,
  uuu0*23,
  uvv0*23,
  ttt3tuu0*21,stt8
  tuu3uvv0*6,pqqamnnbpqqdnopinopcnoojnooflmnguuu0uvv0*6,sst8
  tuu3uvv0*9,uuu0uvv0*10,uuu0sst9
  uuu0tuu0*21,uvv0
  uuu0*23,
  uuu0uvv0*2,uuu0*2,uvv0*4,uuu0*2,uvv0uuu0*2,uvv0uuu0uvv0*7,
  rrrcqqrbqrrc*2,qrraqrrbqrrcqrrbqrrcrrseqrrcqrraqrrdrsscqrrbqrre*2,uvv0*6,
  uvv0*23,
  uvv0*23,
fixture-claim_expired 358x438
~ IqB6 xt-H JZiU PiZq Hzu_ s2ZJ A2W2 Vc8o K9Nf PiZq GQbP 9Tqs IuwX 7QxY uZ3u YqUR 3EV1 1Bvc 4UYI zhPL
~ 53AG w25f T0Ds p2Vz z2yA fFtw 5cO1
  qrrcrssarss5qrrdsss7qrrbrrsbrss8uvv0*15,
  uvv0*23,
  uvv0*23,
  tuu0*4,uvv0mnnfklmjnopemnoijllgjllhpqq6mnobmnnglnnfnoo8pqq8uvv0*6,
  tuu0oqq7*2,tuu0uvv0qrr6rrs3sss4qrr4pqq5qrr8stt3rss5pqq9sss5rrr3ttt1uvv0*6,
  tuu0pqr5*2,tuu0uvv0qrrdsss8rss9stt6rss7sss8rrscqrrcsss9qrrestt3uvv0*7,
  tuu0*4,uvv0pqqgrss9rrrbstt7qrraqrrdrrrdqrrftuu1uvv0*9,
  uvv0*23,
  qrresss9rss8qrrgrss8qqrgrrsbrssb*2,pqqhqrrdsss9qrr9sss6rssbqrrgpqqhrssbpqqfuuu0uvv0*3,
  sst6*2,rss6rss8stt4sss9ttt7ttt4ttt6stt6*2,stt4stt6ttt3sss7stt6stt5stt4ttt5tuu2uvv0*3,
  qrrbpqqeoppkrrscuvv0*19,
  uuu0*23,
  uuu0*2,uvv0uuu0uvv0*13,uuu0*2,uuu1tuu1uuu0uuu1
  uuu0pqrdqrrcqrrduvv0*13,rss8noolpqqhopphstt5uuu1
  uuu0*22,uuu1
  uuu0sss8rssa*2,uvv0*13,qrreqrrbrss9rrs8ttu2uuu1
  uuu0ttt4ttt5stt7uvv0*13,stt5sss6sst5stt6tuu2uuu1
  uuu0*23,
  uvv0*23,
  ttt3tuu0*21,stt8
  tuu3uvv0*6,pqqamnnbpqqdnopinopcnoojnooflmnguuu0uvv0*6,sst8
  tuu3uvv0*9,uuu0uvv0*10,uuu0sst9
  uuu0tuu0*21,uvv0
  uuu0*23,
  uuu0uvv0*2,uuu0*2,uvv0*3,uuu1uvv0uuu0uvv0*3,uuu0uvv0*4,uuu0uvv0*3,
  rrrcqqrbqrrc*2,qrraqrrbqrrcqrrbrssbrss9qrrcrrsbqrrerrs8qrrdqrrcsss9qqrcqrrdrssauvv0*3,
  uvv0*23,
  uvv0*23,
fixture-team_requested 358x464
~ IqB6 xt-H 59nO PiZq Hzu_ s2ZJ A2W2 Vc8o cawb PiZq ro8I 9Tqs IuwX 3h2f A5fO YqUR 1JLT 1Bvc 4UYI XRty
~ oOFS w25f T0Ds on8H z2yA fFtw 6Lzd
  qrrcrssarss7qrr9stt6rrs9qrrbrrsarss8uvv0*14,
  uvv0*23,
  uvv0*23,
  uuu0*4,uvv0lnndmnod*2,mnn9moodmnnanppcmnndnooclmnapqqaopq8uvv0*6,
  tuu0*4,uvv0qrr5qrr6rss6qrr5sss4rss4stt3rrr4sss5pqq5stt2rss4uvv0*6,
  tuu0nqq8*2,tuu0uuu0ijklklmllnnhjllkjllhjllflmmgikkhnoodikkijklckmmjuvv0*6,
  tuu0rss3*2,tuu0uuu0pqrfsss8rssastt6rss9qrrbrssarrsbsss9qrrcttt2uvv0*7,
  tuu0*4,uvv0ttt4tuu1stt4ttt2stt3ttt4stt6sst5tuu1uuu1uuu0uvv0*7,
  uvv0*5,qrrdsss8rssattt6rss7rssa*2,rssbuuu0uvv0*9,
  uvv0*23,
  oppioppdnoomqrrcpqqcoppgoppmpqqcopplpqqcoppenopnoppfqrrfqqreoppgnopoopphuvv0*5,
  sss5sss6rss5qrrcsss8ttt2uvv0*17,
  rrr9rsscpqq9rssbrrscstt7uvv0*17,
  uuu0*22,uuu1
  uuu0stt6stt5uuu0uvv0*11,stt6qrr9sss6rss6rss9rss8tuu2uuu1
  uuu0stt5stt7uuu1uvv0*11,ttt4rssbrss8rssarss8qrr7tuu2uuu1
  uuu0*22,uuu1
  uuu0qrrdqrrgpqriuvv0*9,qrrdnoogoppnpqqdoppgnoohnooloppkttt5uuu1
  uuu0uvv0*20,uuu0uuu1
  uuu0*22,uvv0
  tuu1tuu0*21,tuu3
  tuu3uvv0*6,stt2uvv0*3,uuu0uvv0uuu0tuu2uvv0*7,sst8
  tuu3uvv0*6,qrr7mnnbpqqdnoojnopcnoojnoofmnneuuu0uvv0*6,sst8
  tuu3tuu0*21,ttt6
  uvv0*23,
  uuu0*23,
  rss9stt6sss7sss8sss6*2,stt6sss6stt7stt8sss8sss6rss9stt7sst6rssastt7uvv0*6,
  ttt4sss5ttt4ttt5ttt4stt4stt5ttt4stt5stt6ttt5stt4ttt4ttt5stt5*2,stt6uvv0*6,
  uvv0*23,
fixture-rebates_settled 358x338
~ IqB6 xt-H lhKI PiZq Hzu_ s2ZJ A2W2 Vc8o tuLh PiZq r3LV 9Tqs IuwX Z09C 1GY4 YqUR mFgY z2yA fFtw FVJW
  qrrcrssarss6qrra*2,sst5rrs9qrrbstt4uvv0*14,
  uvv0*23,
  uvv0*23,
  uuu0*4,uvv0klmimnodnooblmmamnnflmncjkleuvv0*11,
  tuu0*4,uvv0rss4*2,qrr5pqr3rrr7pqq5opp4rss4uvv0*2,tuu2uvv0tuu1uvv0*5,
  tuu0mppc*2,tuu0uvv0kmmgmoockmmfopqakmmgjklelmndpqqdlnnfkmmfikkfjllhikkflmneuvv0*4,
  tuu0rss3stt2tuu0uvv0qrresss8stt7stt6rss9qrrbrssarrsbsss9qrrcttt2uvv0*7,
  tuu0*4,uvv0stt6tuu3stt5ttt3sss5stt5stt7rss7tuu1uuu1uuu0uvv0*7,
  uvv0*5,rssbsst7sst6ttu5sss6sss8sst8sss9uuu0uvv0*9,
  uvv0*23,
  nppeoppinoohpqqipqqgopphoppnpqqfopqhqrr8oppeqqraopphpqqhoppoqrrcuvv0*7,
  uvv0*23,
  tuu1tuu0*21,uuu2
  tuu3uvv0*6,ttt1uvv0*6,uuu1uvv0*7,sst8
  tuu3uvv0*6,qrr8mnnbpqqdnoojnopcnoojnoofmnnfuuu0uvv0*6,sst8
  ttu3tuu0*21,stt6
  uvv0*23,
  uuu0*23,
  sst7ttt4stt6sst6stt5*2,ttt5*3,stt6ttt3ttt4stt5stt6uuu0uvv0*8,
  ttt5rss6stt5ttt6stt5sss6sss7sss5sss7stt6stt4stt7rrs9stt6uuu1uvv0*8,
  uvv0*23,
  uvv0*23,
fixture-unknown 358x200
~ IqB6 xt-H 4eCL PiZq Hzu_ s2ZJ A2W2 Vc8o nhUV PiZq 5U6s 9Tqs IuwX Bi2L V-8S YqUR 3blI
  qrrcrssarss6qrrcrssarrsbuvv0*17,
  uvv0*23,
  uvv0*23,
  tuu0*4,uvv0klmenooeopq5lmnbnoodmnndmnnamnnfqrr4mnnhlnndmoobmnn9uuu1uvv0*4,
  tuu0qss4*2,tuu0uvv0qrr5sss5rss4rss6qrr6qrraqrr5stt5qrr7pqq8rss4qrr4rrs3uuu0uvv0*4,
  tuu0prr5*2,tuu0uvv0qrrdsss8sss7stt6rss7sss8rrscqrrcsss9qrrestt3uvv0*7,
  tuu0*4,uvv0pqqgrss9*2,stt7qrraqrrdrrrdqrrftuu1uvv0*9,
  uuu0*4,uvv0*19,
  pqqlrss7rrs9rrscqrrb*2,qrrcqrrgrss6qrrarrr8qrrdpqqesss8qrrcstt8qrresst8qrraqrrbqqrbttt4uvv0
  stt5stt4sst7ttt4ttt5sss6ttt4stt8sss6rrs9stt5rss9stt7ttt5sst6ttt4stt5ttt4*2,rss6sss6tuu2uvv0
  oppipqqdmoohnppmpqqfpqqdopphoppfpqqhpqqfoppinoolnophrrsapqqfnoohoppkqrrcopqhpqqhuuu0uvv0*2,
  uvv0*23,
  uvv0*23,
claimable-now 358x479
~ IqB6 xt-H FUd5 PiZq Hzu_ s2ZJ 7yns JT_f 3XQj PiZq GbL3 9Tqs IuwX 5-R4 aGzc YqUR 5fgm 1Bvc 4UYI zhPL
~ 9XfQ w25f vyz6 Kx0W w25f T0Ds p2Vz z2yA v9iY C85m JhQX 5cO1
  rrsarrscqrrdrss7rrsbtuu2uvv0*17,
  uvv0*23,
  uvv0*23,
  vur0vuq0*2,vur0uvv0lnndjllfklmkopqaklmjlnnilmngjklgjklhuuu0uvv0*8,
  vuq0sql6*2,vuq0uvv0rss5rss3rss6ttt4rss5sst5sss3sss1ttt3uuu0uvv0*8,
  vuq0tqm5*2,vuq0uvv0qrrdsss8rssastt6rss9sss8rrscqrrcsss9qrrestt3uvv0*7,
  vur0vuq0*2,vur0uvv0pqqgrss9qrrdstt8qrrcqrrdrrrdqrrftuu1uvv0*9,
  uvv0*23,
  qrresssaqrr7qrrapqqcrssbrsscpqqhqrrbsssaqrr9rss6rss9qrrerss8qrrf*2,qrrcrss8stt3uvv0*3,
  sst6sss6rss7stt7sss5ttt4ttt7ttt5sss5ttt4stt5*2,stt4sss8ttt5rss9ttt4sst6stt3ttt4uvv0*3,
  qrrbpqqeoppkrrscuvv0*19,
  uuu0*23,
  uuu0*2,uvv0uuu0uvv0*14,uuu0uuu1tuu1uuu0uuu1
  uuu0pqrdqrrcqrrduvv0*14,oppjpqqhopphstt5uuu1
  uuu0*22,uuu1
  uuu0rssb*2,sss9ttu4uvv0*9,ttt3pqqgrrsastt5sss8rssaopphstt6uuu1
  uuu0ttt3ttu4tuu3tuu2uvv0*9,uuu0ttt3ttt2stt5stt3stt2tuu3uuu1*2,
  uuu0*22,uuu1
  uuu0qrrdqrrgpqriuvv0*13,opqkopphpqqepqqfstt4uuu1
  uuu0uvv0*20,uuu0uuu1
  uuu0*22,uvv0
  vsm0vrj0*20,vrk0utq1
  vm50*7,rj47ul51tl53ul53ul52tl53tk56sk54tl52vm50*6,vm60
  vm50*7,lf36tl53qi49qi4csk58sk57qi48qi49ul54vm50*7,
  vqg0vpd0*21,vrk2
  uvv0*23,
  uuu0*23,
  rssbsss7rss8rss9rss8*2,sss8rss7sssastt5rssasst9rssasss6rss9*2,stt7rss9*2,stt6uvv0*3,
  tuu2stt3ttu3tuu3tuu2ttt2ttt3ttu3tuu2tuu3ttt2ttu2tuu4tuu2ttt4ttt2uuu2ttt3ttt4ttt3uvv0*3,
  uvv0*23,
message-failed 358x153
~ IqB6 xt-H EAEN PiZq Rdsh NxsB R53f rcWM LWyB 2p05
  rrsarss8qrrarss8qrrdstt5uvv0*17,
  uvv0*23,
  uvv0vts0*20,uuu0uvv0
  uvv0vsr1rnjftpn7solcrmjhsombsomcrnkaspmcsoldtpm9solasol9rnkctpn6vtr0*5,vut0uvv0
  uvv0vtr0tqnatqo7uqo6urp3tqo7uro5urp5tqo6tqo8urp7usq2tqo6tqo7tqo6urp4vtr0*4,vut0uvv0
  uvv0vtr0trp7tqo4trp3tqp4trp4urq5urp5tqo7urp5usq4vsq3urp5*2,urp4usq3vtr0*4,vut0uvv0
  uvv0usq5vsr0onmeqonconmfqpodusq5vtr0*13,vut0uvv0
  uvv0vsr2usq1trq1usq0trq1usq0usq3vtr0*13,uut0uvv0
  uvv0vut0*20,uuu0uvv0
  uvv0*23,
message-missing 358x263
~ IqB6 xt-H 5GTV PiZq kaG9 OFQG jJs9 mO0y ICj3 23g5
  rrsarss8qrrasss7qrrbqrrdttu2uvv0*16,
  uvv0*23,
  uvv0ttt0qss0rss0uut0utr0*2,uus0uts0uss0*2,stt0rtt0*2,stt1qss0*2,stt0uus0utr0uus0uvv0*2,
  uvv04ac318a0fih5vtp0vob1vm50vn92uf81ue70*2,bhi06ik0*2,agh918a039b1qpn3vsl1vm60vm50usn1uvv0
  uvv04ce0ejj2nqo0ssp1vtp0tpg1oi83uh80ujd0*2,hlk0emm0*2,aij37ef1jnm2nqo0vtq0vsn0plb1rqm3uvv0
  uvv09jl36ik0*2,lpn3jlj428a18b94vm50vn90vsn0vtq0*2,vtp0opm37ik06ik07ik1usp19de318a0jmn6uvv0
  uvv0kon36ik0*2,fkk818a0*2,8b94vm50*2,voa1vtp0vpk1ug90ue70lgc06ik07ik1dgg518a0*2,jmn6uvv0
  uvv0vtp0jon28jl05df618a0*2,8b94vm50*3,vqk3ue70*3,soj4dlm17ik129a218a0*2,jmn6uvv0
  uvv0vtq0voj1uhb0fhf1bjl1opn1ool539a0*3,rk86ui60uf70uf81vso1ulf1tg907ik0fll1sro0uts0uvv0
  uvv0vqm2uga0*2,hih09km0akm0non75ac0*2,8de3vqh1vn80*2,vpf1uke2uga0tga09km0*2,hnn3uuu0uvv0
  uvv0*23,
  uvv0*2,stt3gijnmoobnopblmndlmmgnoobkmmkikkfopqaijkhopqamnndklmcmoodlmnbmnodopp6uvv0*3,
  uvv0*3,stt3ttt1stt2stt3tuu2ttt2ttt3sss2tuu1stt3ttt1ttt3stt2sst2sss2pqq7ttt1uvv0*3,
  uvv0rssbqrrd*2,qrrcqrra*2,rss9pqqdpqqfpqqdrss9rrrarss9pqqhrssbqqrgqrrcrrr9rrrbpqqeuuu0uvv0
  uvv0*23,
  uvv0*23,
  uvv0*23,
visitor 358x335
~ IqB6 xt-H A2jr PiZq v-Rx OFQG jJs9 NkMN dkCT oawk 3Z7f D-O3 Bprc
  rssbrrrbtuu1uvv0*20,
  uvv0*22,uuu0
  vvv0*2,tuu0*3,uuu0vvv0*10,uvv0tuu0*3,uuu0vvv0uvv2
  vvv06ce618a0*3,afh5ptt0*10,jno518a0*4,pqr5vvv2
  vvv039b618a0*2,39b2nqr2ptt0*4,rrm0tpg0ptt0*4,pst09fh518a0*3,mop6vvv2
  vvv039b618a06ce2mpq2ptt0*5,rrm0tpf0ptt0*5,pst0chi318a0*2,mop6vvv2
  vvv0glm3kop1pst0ptt0*5,rtu0tuv0uvv0suu0qtt0ptt0*5,nqr1glm0qss3vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuv0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2emo0*6,gop0hop0*5,fno0emo0*5,fno0tuu1vvv2
  vvv0*22,vvv2
  vvv0*2,rrsapqqbpqq8mnnioppbpqqbopqanoo9qrr9noodppqgppq7nopcnooaoppboppcnoo9oppavvv0*2,vvv2
  vvv0*2,ttt1sst4pqq6ttt6ttt2*2,ttt4sss3rss5stt3sst4tuu2ttu5sss4*2,rrr7qqr5stt4vvv0*2,vvv2
  vvv0sstcrssbqrrhssscsstbrrrfrssdstt9rssd*2,rssesss9rrsbrssgrsscqrrgrssasssbrssdsttavvv0vvv2
  vvv0*9,tttasssarrsbrssfvvv0*9,vvv2
  vvv0*11,vvv1vvv0*10,vvv2
  vvv0*4,loo49fg0*4,9fh0prr4uuv3uvv0*5,uuu3vvv0*4,vvv2
  vvv0*4,cij619c06dfa5ce77egc19c0imn6uvv7uuu3ppqfqrrbqrrdttt4uvv3vvv0*4,vvv2
  vvv0*4,dij619c04bd24ce53bd419c0imn6uvv6vvv0sst5ttt5ttt4uuu1uvv3vvv0*4,vvv2
  vvv0*4,rtt2kno0*5,tuu1vvv2uvv0*5,vvv2vvv0*4,vvv2
  vvv1vvv0*21,uvv1
empty 358x509
~ IqB6 xt-H R-oV PiZq PiZq p_tj 2A60 ctVy NiVk dwCY Vg12 5Sji Qu3r 6F9n kaG9 OFQG jJs9 NkMN oGHQ klq_
~ PiZq htyT Zkl1 HoTH PiZq
  rss9qrrbttt5uvv0*20,
  uvv0*23,
  uvv0*23,
  uvv0*23,
  giilfhiijllbklmdkmmcjklejllanoo7uvv0*15,
  ttt2rss3qrr2rrs3qrr4lmn8rrr2sss1uvv0*15,
  uvv0*23,
  ttt3mnnpuvv0qrr9pqqdopqfopqettt2rss7pqqdopqkoppgrss7uuu1oppdpqqbpqqfrss7uvv0*5,
  stt0*2,ttt0uuu0*20,
  uuu0*22,uvv0
  vvv0*22,uvv1
  vvv0dhi57ce0*3,chi4rtu0*10,kno47ce0*3,8df1rst3vvv2
  vvv039b618a0*3,kop4ptt0*4,qsq0rql0ptt0*4,pst15cd318a0*3,mop6vvv2
  vvv039b618a029b1hmn3ptt0*5,sqj1una1ptt0*5,nqr26ce218a0*2,mop6vvv2
  vvv0bgh5ejk1nrr1ptt0*5,qtt0suu0*2,rtu0ptt0*5,pst0hmn1agh0oqr4vvv2
  vvv0qtt0ptt0*6,qtt0vvv0*4,suu0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0kqr2hoq0*6,lqr0*6,jpq0hoq0*6,tuu2vvv2
  vvv0tuu0rtt0*18,stu0vvv0vvv2
  vvv0*6,nopdstt3qqr5sss6rss6sss5rrs6rss5ttt5rss7sss5vvv0*5,vvv2
  vvv0*6,oppbqrr7qqqdoop9opp9oopclmneopp7oppcpqq7stt6vvv0*5,vvv2
  vvv0rssgrssersscrssfrssd*2,rrrbsstbqrrdsssasss9rrrdrssetttarrraqrrgsstbsst9rrsfrrsavvv1vvv2
  vvv0*4,vvv1vvv0*5,uuu4uuu5vvv0*4,vvv1vvv0*2,vvv1vvv0*2,vvv2
  vvv0*10,tuu6ttu8vvv1vvv0*9,vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uvv1
  uuu0*22,uvv0
  tuu1tuu2*2,uvv0*4,ttu4uvv0*15,
  stt7rst8oqrenqqbmpqeoqqaoqqboqqemophrss6uvv0*13,
  uvv0*23,
  uvv0*23,
  uvv0*23,
loading 358x813
~ IqB6 xt-H jYF6 PiZq PiZq p_tj 2A60 wAD2 Zkl1 Vl5Q ctVy NiVk dwCY Vg12 5Sji Qu3r 6F9n XT_0 PiZq htyT
~ Zkl1 HoTH PiZq
  qrrbqrrdrss8uvv0*20,
  uvv0*23,
  uvv0*23,
  uvv0*23,
  gijkgiihkmm9lmnblmnajlldkmm9opp6uvv0*6,stt8rss8npqfoqrcmppkprr9prranpqdmpph
  stt3qrr5pqq4qqr5pqq6lmm9qqr4rss2uvv0*15,
  uvv0*23,
  ttt3mnnpuvv0qrr9pqqdopqfopqettt2rss7pqqdopqkoppgrss7uuu1oppdpqqbpqqfrss7uvv0*5,
  stt0*2,ttt0uuu0*20,
  uuu0*22,uvv0
  rst0rss0*21,stt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  stt0rss0*21,tuu1
  uvv0*23,
  tuu2ttu2tuu2uvv0*4,ttu4uvv0*15,
  stt6stt7oqrenqqbmpqeoqqaoqqboqqemophrss6uvv0*13,
  uvv0*23,
  uvv0*23,
  uvv0*23,
failed 358x387
~ IqB6 xt-H Ksp_ PiZq PiZq p_tj 2A60 ctVy NiVk dwCY Vg12 5Sji Qu3r 6F9n Rdsh NxsB R53f rcWM LWyB 2p05
~ PiZq htyT Zkl1 HoTH PiZq
  qrrdqrrbuvv0*21,
  uvv0*23,
  uvv0*23,
  uvv0*23,
  gijkgiihkmm9lmnblmnajlldkmm9opp6uvv0*15,
  stt3qrr5pqq4qqr5pqq6lmm9qqr4rss2uvv0*15,
  uvv0*23,
  ttt3mnnpuvv0qrr9pqqdopqfopqettt2rss7pqqdopqkoppgrss7uuu1oppdpqqbpqqfrss7uvv0*5,
  stt0*2,ttt0uuu0*20,
  uuu0*22,uvv0
  vvv1vvv0*21,uvv1
  vvv0vts0vtr0*19,vvu0vvv2
  vvv0vtr0rnjgtpm6snkbrnkgsolcsombsolasoldsolbspm8solasol9rmjdtpm7vtr0*5,vvu0vvv2
  vvv0vtr0spmespmatpmatqn7somctqn7uqo8spmaspmdtqnburo6tpmetpnbspmatqo9vtr0*4,vvu0vvv2
  vvv0vtr0usq1*2,usq0*3,usr2vsq1usq2vtr0*11,vvu0vvv2
  vvv0usr3vsr0onmiqoncnmlfponeusq6vtr0*13,vvu0vvv2
  vvv0vtr0usq1usq0*4,usr2vtr0*13,vvu0vvv2
  vvv0vvu0vuu0*19,vvv0uvv2
  uvv0*22,uuu0
  uvv0*23,
  rst8qssanqqhnqqbnpqdoqraoqqbmppimppgrss6uvv0*13,
  uvv0*4,uuu0*2,uvv0*2,uuu0uvv0*14,
  uvv0*23,
  uvv0*23,
  uvv0*23,
